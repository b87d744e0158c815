import Foundation
print(String(format: "%.*f|%.*f|%*d|%-*d|", -3, 1.5, 1, 2.25, 5, 7, 4, 8))  // expect: 1.500000|2.2|    7|8   |
print(String(format: "%c%c|%5d|%c", 104, 105, 3, 65))  // expect: hi|    3|A
print("abc".padding(toLength: 6, withPad: "xy", startingAt: 1), "abc".padding(toLength: 2, withPad: " ", startingAt: 0))  // expect: abcyxy ab
print(String(repeating: "ab", count: 3))  // expect: ababab
