/// A moment as people write it, in the session's own time zone, which is GMT: `2024-05-31 13:30`.
struct CivilDate {
    /// Seconds since the first moment of 2001.
    var seconds: Double

    /// Nil where no year has a number that anyone would write.
    init?(secondsSinceReferenceDate seconds: Double) {
        guard seconds.magnitude < 1e14 else { return nil }
        self.seconds = seconds
    }

    private static let day = 86_400.0
    /// From the first of March of the year 0, where the arithmetic begins, to 2001.
    private static let daysToReference = 730_791

    private var days: Int { Int((seconds / CivilDate.day).rounded(.down)) }
    private var secondsOfDay: Double { seconds - Double(days) * CivilDate.day }

    /// `2024-05-31 13:30`.
    var text: String {
        let (year, month, day) = civil
        let minutes = Int(secondsOfDay / 60)
        return [year, month, day].map(CivilDate.two).joined(separator: "-")
            + " " + CivilDate.two(minutes / 60) + ":" + CivilDate.two(minutes % 60)
    }

    private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

    /// Takes over the parts that are written; false if the text is no date.
    mutating func set(_ text: String) -> Bool {
        var changed = self
        let words = text.split { $0 == " " || $0 == "T" }
        guard (1...2).contains(words.count) else { return false }
        for word in words {
            guard word.contains("-") ? changed.setDay(word) : changed.setTime(word) else { return false }
        }
        self = changed
        return true
    }

    private mutating func setDay(_ word: Substring) -> Bool {
        let parts = word.split(separator: "-", omittingEmptySubsequences: false).compactMap { Int($0) }
        guard parts.count == 3, (1...9999).contains(parts[0]), (1...12).contains(parts[1]), (1...31).contains(parts[2]) else { return false }
        var changed = self
        changed.seconds = Double(CivilDate.days(parts[0], parts[1], parts[2])) * CivilDate.day + secondsOfDay
        // A day that the month does not have would be one of the next month.
        guard changed.civil == (parts[0], parts[1], parts[2]) else { return false }
        self = changed
        return true
    }

    private mutating func setTime(_ word: Substring) -> Bool {
        let parts = word.split(separator: ":", omittingEmptySubsequences: false).compactMap { Int($0) }
        guard (2...3).contains(parts.count), (0...23).contains(parts[0]), parts.dropFirst().allSatisfy({ (0...59).contains($0) }) else { return false }
        seconds = Double(days) * CivilDate.day + Double(parts[0] * 3600 + parts[1] * 60 + (parts.count > 2 ? parts[2] : 0))
        return true
    }

    /// Days since the first day of 2001. Years begin in March, so that a leap day is the last of its year.
    private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let year = month <= 2 ? year - 1 : year
        let monthFromMarch = (month + 9) % 12
        return year * 365 + year / 4 - year / 100 + year / 400 + (monthFromMarch * 153 + 2) / 5 + day - 1 - daysToReference
    }

    private var civil: (year: Int, month: Int, day: Int) {
        let days = days + CivilDate.daysToReference
        let era = (days >= 0 ? days : days - 146_096) / 146_097
        let dayOfEra = days - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
    }
}
