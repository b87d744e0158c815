// Numbers as NumberFormatter writes them in words, as ordinals and by powers of ten.

/// Writes numbers in ways that are not a row of digits; nil where that cannot be done.
enum _NumberWords {
    /// `twenty-one point five`.
    static func spelledOut(_ number: Double) -> String? {
        guard abs(number) < 1e18 else { return nil }
        var text = (number < 0 ? "minus " : "") + words(Int(abs(number)))
        let (digits, exponent) = _digits(number)
        let fraction = exponent < 0 ? String(repeating: "0", count: -exponent - 1) + digits : String(digits.dropFirst(exponent + 1))
        if !fraction.isEmpty && number != 0 { text += " point " + fraction.compactMap { $0.wholeNumberValue }.map { words($0) }.joined(separator: " ") }
        return text
    }
    /// `21st`.
    static func ordinal(_ number: Double) -> String? {
        guard abs(number) < 1e18 else { return nil }
        let whole = Int(number.rounded(.toNearestOrEven))
        let (ones, tens) = (abs(whole) % 10, abs(whole) / 10 % 10)
        let ending = tens == 1 ? "th" : ones == 1 ? "st" : ones == 2 ? "nd" : ones == 3 ? "rd" : "th"
        return (whole < 0 ? "\u{2212}" : "") + _NumberForm(_kind: .decimal)._text(Double(abs(whole))) + ending
    }
    /// `1.5E3`.
    static func scientific(_ number: Double) -> String? {
        guard number.isFinite else { return nil }
        if number == 0 { return "0E0" }
        let (digits, exponent) = _digits(number)
        return (number < 0 ? "-" : "") + digits.prefix(1) + (digits.count > 1 ? "." + digits.dropFirst() : "") + "E\(exponent)"
    }
    /// The fewest digits that tell a number from all others, and the power of ten of the first one.
    static func _digits(_ number: Double) -> (digits: String, exponent: Int) {
        let parts = "\(abs(number))".split(separator: "e")
        let halves = parts[0].split(separator: ".")
        let all = String(halves[0]) + (halves.count > 1 ? String(halves[1]) : "")
        var digits = String(all.drop { $0 == "0" })
        let exponent = (parts.count > 1 ? Int(parts[1]) ?? 0 : 0) + halves[0].count - 1 - (all.count - digits.count)
        while digits.hasSuffix("0") { digits.removeLast() }
        return (digits, exponent)
    }
    /// A number that is not negative, in words.
    static func words(_ number: Int) -> String {
        let ones = [
            "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen", "fourteen",
            "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
        ]
        let tens = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
        if number < 20 { return ones[number] }
        if number < 100 { return tens[number / 10] + (number % 10 == 0 ? "" : "-" + ones[number % 10]) }
        let sizes = [
            (1_000_000_000_000_000, "quadrillion"), (1_000_000_000_000, "trillion"), (1_000_000_000, "billion"), (1_000_000, "million"),
            (1000, "thousand"), (100, "hundred"),
        ]
        for (size, name) in sizes where number >= size {
            return words(number / size) + " " + name + (number % size == 0 ? "" : " " + words(number % size))
        }
        return ""
    }
}
