// A collection where one of optional elements is wanted: each element becomes one.
import Foundation

let dates: [Date] = [Date(timeIntervalSince1970: 0)]
func padded() -> [Date?] { Array(repeating: nil, count: 3) + dates }
func preceded() -> [Date?] { return [nil] + dates }
print(padded().map { $0 == nil }, preceded().map { $0 == nil })  // expect: [true, true, true, false] [true, false]

let numbers = [1, 2]
let whole: [Int?] = numbers
let before: [Int?] = [nil] + numbers
let after: [Int?] = numbers + [nil]
let found = [nil] + numbers
print(whole, before, after, found)  // expect: [Optional(1), Optional(2)] [nil, Optional(1), Optional(2)] [Optional(1), Optional(2), nil] [nil, Optional(1), Optional(2)]

func count(_ values: [Int?]) -> Int { values.compactMap { $0 }.count }
print(count(numbers), count([nil, 1]))  // expect: 2 1

let ages = ["a": 1]
let known: [String: Int?] = ages
print(known, known["a"] as Any, known["b"] == nil)  // expect: ["a": Optional(1)] Optional(Optional(1)) true

var days: [Int?] = []
days += numbers
days.append(contentsOf: numbers)
print(days)  // expect: [Optional(1), Optional(2), Optional(1), Optional(2)]

let nested: [[Int?]] = [numbers, [nil]]
let deeper: [[Int?]] = [numbers, numbers].map { $0 }
print(nested, deeper)  // expect: [[Optional(1), Optional(2)], [nil]] [[Optional(1), Optional(2)], [Optional(1), Optional(2)]]
struct Month { var weeks: [Int?] }
print(Month(weeks: numbers))  // expect: Month(weeks: [Optional(1), Optional(2)])

var evaluations = 0
func made() -> [Int] { evaluations += 1; return [7] }
let once: [Int?] = made()
print(once, evaluations)  // expect: [Optional(7)] 1

// The choice of an overload: the one that needs no conversion.
func which(_ values: [Int]) -> String { "plain" }
func which(_ values: [Int?]) -> String { "optional" }
print(which(numbers), which([nil, 2]), which(whole))  // expect: plain optional optional
let calendar: [Date?] = Array(repeating: nil, count: 2) + dates + Array(repeating: nil, count: 1)
print(calendar.map { $0 == nil }, [1, nil] == numbers, numbers != [nil, 2])  // expect: [true, true, false, true] false true
let sums: [Int?] = [1] + [2, nil]
let halves: [Double] = [1] + [2.5]
print(sums, halves)  // expect: [Optional(1), Optional(2), nil] [1.0, 2.5]

// So it is with other conversions that make a value of their own.
let keys: [AnyHashable] = numbers
print(keys.contains(AnyHashable(2)), keys[0] == AnyHashable(1), keys.count)  // expect: true true 2
let one: Int? = 1
let key: AnyHashable? = one
print(key == AnyHashable(1), (nil as Int?) as AnyHashable? == nil)  // expect: true true
let list: [Int]? = numbers
let optionals: [Int?]? = list
print(optionals as Any)  // expect: Optional([Optional(1), Optional(2)])
