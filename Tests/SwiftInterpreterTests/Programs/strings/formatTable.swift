import Foundation
let rows = [("apple", 1.5, 3), ("kiwi", 0.25, 12)]
for (name, price, n) in rows { print(name.padding(toLength: 8, withPad: " ", startingAt: 0) + String(format: "%6.2f x %3d = %7.2f", price, n, price * Double(n))) }  // expect: apple     1.50 x   3 =    4.50
// expect: kiwi      0.25 x  12 =    3.00
