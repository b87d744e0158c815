print([1, 2] == [1, 2], [1, 2] != [2, 1], ["a": 1] == ["a": 1], Set([1, 2]) == [2, 1], (1, "a") == (1, "a"), [[1]] == [[1]])  // expect: true true true true true true
print([1, 2].hashValue == [1, 2].hashValue, Optional(1) == 1, nil == Optional<Int>.none, (1, 2) < (1, 3), ("a", 1) < ("b", 0))  // expect: true true true true true
let a: [Int?] = [1, nil]
print(a == [1, nil], a.contains(nil), a.firstIndex(of: nil)!, [1.0, 2.0].contains(2), "abc".contains("b" as Character))  // expect: true true 1 true true
