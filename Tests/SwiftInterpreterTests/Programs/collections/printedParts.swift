// How parts, pairs and other views onto collections are printed.
let values = [1, 0, 2, 3, 0, 4]
print(values.split(separator: 0))  // expect: [ArraySlice([1]), ArraySlice([2, 3]), ArraySlice([4])]
print([values[1...2], values.prefix(1)], (values[0..<1], 1), ["k": values[2...3]], Optional(values.dropFirst(5)) as Any)  // expect: [ArraySlice([0, 2]), ArraySlice([1])] (ArraySlice([1]), 1) ["k": ArraySlice([2, 3])] Optional(ArraySlice([4]))
print(values[1...], "\(values.suffix(2))", values.prefix(0))  // expect: [0, 2, 3, 0, 4] [0, 4] []
debugPrint(values[4...])  // expect: ArraySlice([0, 4])

struct Held {
    let part: ArraySlice<Int>
    let text: Substring
    let range: Range<Int>
}
print(Held(part: values[0...1], text: "ab", range: 0..<2))  // expect: Held(part: ArraySlice([1, 0]), text: "ab", range: Range(0..<2))

struct Row: RandomAccessCollection {
    var values = [1, 2, 3, 4]
    var startIndex: Int { 0 }
    var endIndex: Int { values.count }
    subscript(place: Int) -> Int { values[place] }
}
let row = Row()
print(row.indices, row.dropFirst(), row[1...2])  // expect: 0..<4 Slice<Row>(_startIndex: 1, _endIndex: 4, _base: main.Row(values: [1, 2, 3, 4])) Slice<Row>(_startIndex: 1, _endIndex: 3, _base: main.Row(values: [1, 2, 3, 4]))
print(zip([1], ["a"]), [1, 2].enumerated(), "ab".enumerated(), [1, 2].lazy)  // expect: Zip2Sequence<Array<Int>, Array<String>>(_sequence1: [1], _sequence2: ["a"]) EnumeratedSequence<Array<Int>>(_base: [1, 2]) EnumeratedSequence<String>(_base: "ab") LazySequence<Array<Int>>(_base: [1, 2])
print(1..., ...3, ..<4.0)  // expect: PartialRangeFrom<Int>(lowerBound: 1) PartialRangeThrough<Int>(upperBound: 3) PartialRangeUpTo<Double>(upperBound: 4.0)
for (number, text) in zip(row, ["a", "b"]) { print(number, text, terminator: ";") }  // expect: 1 a;2 b;0 1;1 2;2 3;3 4;[4, 6, 8]
for (place, value) in row.enumerated() { print(place, value, terminator: ";") }
print(Array(row.dropFirst().map { $0 * 2 }))

func pairs<S: Sequence>(_ values: S) -> Zip2Sequence<S, S> { zip(values, values) }
print(pairs([true]), pairs(["x": 1]))  // expect: Zip2Sequence<Array<Bool>, Array<Bool>>(_sequence1: [true], _sequence2: [true]) Zip2Sequence<Dictionary<String, Int>, Dictionary<String, Int>>(_sequence1: ["x": 1], _sequence2: ["x": 1])
