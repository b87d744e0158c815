print(stride(from: 1, to: 3, by: 1), stride(from: 1.0, through: 2, by: 0.5))  // expect: Swift.StrideTo<Swift.Int> Swift.StrideThrough<Swift.Double>
print((1...3).lazy, [1].lazy.map { $0 }, [1].lazy.filter { $0 > 0 }, [1, 2].lazy.map { "\($0)" })  // expect: LazySequence<ClosedRange<Int>>(_base: ClosedRange(1...3)) LazyMapSequence<Array<Int>, Int>(_base: [1], _transform: (Function)) LazyFilterSequence<Array<Int>>(_base: [1], _predicate: (Function)) LazyMapSequence<Array<Int>, String>(_base: [1, 2], _transform: (Function))
for x in stride(from: 0, to: 4, by: 2) { print(x) }  // expect: 0
// expect: 2
