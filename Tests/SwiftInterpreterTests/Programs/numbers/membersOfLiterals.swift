extension Double {
    var km: Double { self * 1_000 }
    var m: Double { self }
    func half() -> Double { self / 2 }
}
extension Int {
    var squared: Int { self * self }
}
print(25.4.km, 3.m, 42.km + 195.m)  // expect: 25400.0 3.0 42195.0
print(3.half(), 4.squared)  // expect: 1.5 16
