import Foundation
let values = [3.14159, 2.5, -1.005, 1000000.0]
for v in values { print(String(format: "%.2f", v), v.rounded(), (v * 100).rounded() / 100, Int(v)) }  // expect: 3.14 3.0 3.14 3
// expect: 2.50 3.0 2.5 2
// expect: -1.00 -1.0 -1.0 -1
// expect: 1000000.00 1000000.0 1000000.0 1000000
print(10.0.description, 2.50, 1.0e-5, Double(1) / 3, Float(2) / 3, 5 / 2 * 2.0, 7 % 4 == 3)  // expect: 10.0 2.5 1e-05 0.3333333333333333 0.6666667 5.0 true
