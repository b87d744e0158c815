// Numbers in styles: signs, digits, short forms, and styles of the program's own.
import Foundation

print(12345.678.formatted(.number.precision(.significantDigits(3))))  // expect: 12,300
print(0.0012345.formatted(.number.precision(.significantDigits(2))))  // expect: 0.0012
print(1234.formatted(.number.notation(.compactName)))  // expect: 1.2K
print(1_234_567.formatted(.number.notation(.compactName)))  // expect: 1.2M
print(950.formatted(.number.notation(.compactName)))  // expect: 950
print((-3).formatted(.number.sign(strategy: .always())))  // expect: -3
print(3.formatted(.number.sign(strategy: .always())))  // expect: +3
print(0.formatted(.number.sign(strategy: .always(includingZero: false))))  // expect: 0
print((-2.5).formatted(.number.sign(strategy: .never)))  // expect: 2.5
print(1_234_567.formatted(.number.grouping(.never)))  // expect: 1234567
print(5.formatted(.number.precision(.integerLength(2))))  // expect: 05
print(UInt8(200).formatted(.number), Float(2.5).formatted(.number))  // expect: 200 2.5
print(Int.max.formatted(.number), Int.min.formatted(.number))  // expect: 9,223,372,036,854,775,807 -9,223,372,036,854,775,808
print(Double.nan.formatted(.number), (-Double.infinity).formatted(.number))  // expect: NaN -∞
print(12.formatted(.percent), 7.formatted(.number.precision(.fractionLength(2))))  // expect: 12% 7.00
print(0.125.formatted(.number.precision(.fractionLength(...2))))  // expect: 0.12
print(1.5.formatted(.currency(code: "EUR")), (-2).formatted(.currency(code: "CHF")))  // expect: €1.50 -CHF 2.00

struct Stars: FormatStyle {
    let most: Int
    func format(_ value: Int) -> String {
        String(repeating: "*", count: min(value, most)) + String(repeating: ".", count: max(0, most - value))
    }
}
print(3.formatted(Stars(most: 5)))  // expect: ***..
let styles = [Stars(most: 1), Stars(most: 4)]
print(styles.map { $0.format(2) })  // expect: ["*", "**.."]
