import Foundation
func weeks(_ calendar: Calendar) -> String {
    var calendar = calendar
    calendar.timeZone = TimeZone(identifier: "UTC")!
    let dates = [(2024, 12, 31), (2021, 1, 1), (2020, 12, 31), (2023, 1, 1), (2026, 1, 1), (2024, 3, 10), (2022, 12, 31), (2027, 1, 3)]
    return dates.map { year, month, day in
        let date = calendar.date(from: DateComponents(year: year, month: month, day: day))!
        return "\(calendar.component(.weekOfYear, from: date))/\(calendar.component(.yearForWeekOfYear, from: date))"
    }.joined(separator: " ")
}
print(weeks(Calendar(identifier: .iso8601)))  // expect: 1/2025 53/2020 53/2020 52/2022 1/2026 10/2024 52/2022 53/2026
var american = Calendar(identifier: .gregorian)
american.firstWeekday = 1
american.minimumDaysInFirstWeek = 1
print(weeks(american))  // expect: 1/2025 1/2021 1/2021 1/2023 1/2026 11/2024 53/2022 2/2027
