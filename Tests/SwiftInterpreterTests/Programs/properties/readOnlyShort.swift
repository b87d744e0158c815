struct Temp { var c: Double
    var f: Double { c * 9 / 5 + 32 }
    var isHot: Bool { return f > 86 }
    var label: String {
        if isHot { "hot" } else { "fine" }
    }
}
print(Temp(c: 100).f, Temp(c: 35).label, Temp(c: 0).label)  // expect: 212.0 hot fine
var now: Int { 42 }
print(now)  // expect: 42
