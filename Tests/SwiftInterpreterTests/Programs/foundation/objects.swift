// Numbers and texts as objects: they are shown as what they were made of.
import Foundation

print(NSNumber(value: 3), NSNumber(value: 2.5), "\(NSNumber(value: 0.1))")  // expect: 3 2.5 0.1
let seven: NSNumber = 7
print(seven.intValue, seven.doubleValue, seven.stringValue, seven.boolValue, seven == NSNumber(value: 7))  // expect: 7 7.0 7 true true
print(seven.compare(8) == .orderedAscending, NSNumber(value: 1.0) == NSNumber(value: 1), NSNumber(value: false).boolValue)  // expect: true true false
print(Set([NSNumber(value: 1), NSNumber(value: 1), 2]).count, NSNumber(value: Int.max))  // expect: 2 9223372036854775807
print(NSDecimalNumber(string: "2.5"), NSDecimalNumber(string: "2.5").doubleValue, NSDecimalNumber(string: "2.5").decimalValue)  // expect: 2.5 2.5 2.5

let text = NSString(string: "héllo 😀")
print(text.length, text, text.uppercased, text.range(of: "llo").location, text.substring(from: 2), text.isEqual(to: "x"))  // expect: 8 héllo 😀 HÉLLO 😀 2 llo 😀 false
print(text.substring(with: NSRange(location: 1, length: 3)), text.range(of: "x").location == NSNotFound)  // expect: éll true
let path = NSString(string: "a/b/c.txt")
print(path.lastPathComponent, path.pathExtension, path.deletingPathExtension, path.appendingPathComponent("d"))  // expect: c.txt txt a/b/c a/b/c.txt/d
print(NSString(string: "12 apples").integerValue, NSString(string: "1.5").doubleValue)  // expect: 12 1.5

// What a formatter is asked for by a value of any kind.
let money = NumberFormatter()
money.numberStyle = .decimal
money.locale = Locale(identifier: "en_US")
let formatter: Formatter = money
print(formatter.string(for: NSNumber(value: 1234.5)) ?? "none", formatter.string(for: "x") ?? "none")  // expect: 1,234.5 none
