import Foundation
let f = NumberFormatter()
let whole = [
    0, 1, 2, 3, 4, 11, 12, 13, 21, 42, 100, 101, 111, 112, 999, 1000, 1001, 12345, 1_000_000, 2_000_000_001, -5, -21,
]
let broken = [0.5, 3.14, 1234.5, 0.0001234, 1e15, 20.5, 123456789.123, -2.5, 100.25]
for style in [NumberFormatter.Style.scientific, .spellOut, .ordinal] {
    f.numberStyle = style
    print(whole.map { f.string(from: NSNumber(value: $0)) ?? "nil" }.joined(separator: "; "))
    if style == .ordinal { break }
    print(broken.map { f.string(from: NSNumber(value: $0)) ?? "nil" }.joined(separator: "; "))
}  // expect: 0E0; 1E0; 2E0; 3E0; 4E0; 1.1E1; 1.2E1; 1.3E1; 2.1E1; 4.2E1; 1E2; 1.01E2; 1.11E2; 1.12E2; 9.99E2; 1E3; 1.001E3; 1.2345E4; 1E6; 2.000000001E9; -5E0; -2.1E1
// expect: 5E-1; 3.14E0; 1.2345E3; 1.234E-4; 1E15; 2.05E1; 1.23456789123E8; -2.5E0; 1.0025E2
// expect: zero; one; two; three; four; eleven; twelve; thirteen; twenty-one; forty-two; one hundred; one hundred one; one hundred eleven; one hundred twelve; nine hundred ninety-nine; one thousand; one thousand one; twelve thousand three hundred forty-five; one million; two billion one; minus five; minus twenty-one
// expect: zero point five; three point one four; one thousand two hundred thirty-four point five; zero point zero zero zero one two three four; one quadrillion; twenty point five; one hundred twenty-three million four hundred fifty-six thousand seven hundred eighty-nine point one two three; minus two point five; one hundred point two five
// expect: 0th; 1st; 2nd; 3rd; 4th; 11th; 12th; 13th; 21st; 42nd; 100th; 101st; 111th; 112th; 999th; 1,000th; 1,001st; 12,345th; 1,000,000th; 2,000,000,001st; −5th; −21st
print(NumberFormatter.localizedString(from: NSNumber(value: 1234567), number: .decimal), NumberFormatter.localizedString(from: 3, number: .spellOut))  // expect: 1,234,567 three
