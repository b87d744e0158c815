print(["b", "A", "a", "B"].sorted(), ["b", "A", "a"].sorted { $0.lowercased() < $1.lowercased() }, "10" < "9", "apple" < "banana")  // expect: ["A", "B", "a", "b"] ["A", "a", "b"] true true
print(["item10", "item2"].sorted { $0.count < $1.count }, "abc".elementsEqual("abc"), "abc".starts(with: "ab"))  // expect: ["item2", "item10"] true true
print(max("a", "b"), "Zebra" < "apple", "".isEmpty, "a".compare("b") == .orderedAscending)  // expect: b true true true
import Foundation
