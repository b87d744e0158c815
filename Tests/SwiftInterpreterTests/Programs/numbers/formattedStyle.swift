import Foundation
print(1234567.formatted(.number.locale(Locale(identifier: "en_US"))))  // expect: 1,234,567
print(0.256.formatted(.percent.precision(.fractionLength(1)).locale(Locale(identifier: "en_US"))))  // expect: 25.6%
print(3.14159.formatted(.number.precision(.fractionLength(2)).locale(Locale(identifier: "en_US"))))  // expect: 3.14
print(9.5.formatted(.currency(code: "USD").locale(Locale(identifier: "en_US"))))  // expect: $9.50
