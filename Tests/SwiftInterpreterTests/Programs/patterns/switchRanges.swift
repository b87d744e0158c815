func grade(_ score: Int) -> String {
    switch score {
    case ..<0: "invalid"
    case 0..<50: "fail"
    case 50...79: "pass"
    case 80...: "great"
    default: "?"
    }
}
for s in [-1, 0, 49, 50, 79, 80, 200] { print(s, grade(s)) }  // expect: -1 invalid
// expect: 0 fail
// expect: 49 fail
// expect: 50 pass
// expect: 79 pass
// expect: 80 great
// expect: 200 great

// The bounds of a half-open range are of the matched value's type.
func zone(_ place: Double) -> String {
    let height = 10.0
    return switch place {
    case ..<0: "above"
    case 0...height: "inside"
    case 100...: "far"
    default: "below"
    }
}
print(zone(-1), zone(0.5), zone(11), zone(200))  // expect: above inside below far
