enum Weekday: Int, CaseIterable {
    case mon = 1, tue, wed, thu, fri, sat, sun
    var isWeekend: Bool { self == .sat || self == .sun }
    static func - (a: Weekday, b: Int) -> Weekday { allCases[((a.rawValue - 1 - b) % 7 + 7) % 7] }
}
print(Weekday.allCases.filter(\.isWeekend), Weekday.mon - 1, Weekday.wed - 9)  // expect: [main.Weekday.sat, main.Weekday.sun] sun mon
