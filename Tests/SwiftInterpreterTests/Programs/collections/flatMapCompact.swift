let nested = [[1, 2], [], [3]]
print(nested.flatMap { $0 }, Array(nested.joined()), ["1", "a", "3"].compactMap { Int($0) }, [1, nil, 2].compactMap { $0 })  // expect: [1, 2, 3] [1, 2, 3] [1, 3] [1, 2]
print((1...3).flatMap { n in (1...n).map { $0 } }, "a-b".flatMap { $0 == "-" ? [] : [$0, $0] })  // expect: [1, 1, 2, 1, 2, 3] ["a", "a", "b", "b"]
let o: Int? = 4
print(o.map { $0 + 1 } as Any, o.flatMap { $0 > 5 ? $0 : nil } as Any, Optional("7").flatMap(Int.init) as Any)  // expect: Optional(5) nil Optional(7)
