import Foundation
let f = NumberFormatter()
f.locale = Locale(identifier: "en_US")
f.numberStyle = .decimal
print(f.string(from: 1234567.891)!)  // expect: 1,234,567.891
f.maximumFractionDigits = 1
print(f.string(from: NSNumber(value: 2.25))!, f.string(from: 1000)!)  // expect: 2.2 1,000
f.numberStyle = .currency
f.currencyCode = "USD"
f.maximumFractionDigits = 2
print(f.string(from: 9.5)!)  // expect: $9.50
f.numberStyle = .percent
print(f.string(from: 0.25)!)  // expect: 25%
