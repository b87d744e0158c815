// What is wanted tells the literals inside the calls that make it.
typealias Grid<T> = [[T]]
var board: [[Character]] = Array(repeating: Array(repeating: ".", count: 3), count: 2)
board[1][2] = "#"
let matrix: Grid<Double> = Array(repeating: Array(repeating: 0, count: 2), count: 2)
print(board.map { String($0) }, matrix)  // expect: ["...", "..#"] [[0.0, 0.0], [0.0, 0.0]]
struct Box<T> { var value: T; init(_ value: T) { self.value = value } }
let boxed: Box<Box<Character>> = Box(Box("x"))
let numbers: Box<[Float]> = Box([1, 2.5])
func total(_ rows: [[Double]]) -> Double { rows.flatMap { $0 }.reduce(0, +) }
print(type(of: boxed.value.value), numbers.value, total(Array(repeating: Array(repeating: 1, count: 3), count: 2)))  // expect: Character [1.0, 2.5] 6.0
let plain = Array(repeating: Array(repeating: 0, count: 2), count: 1)
print(type(of: plain), Box(Box(2)).value.value + 1)  // expect: Array<Array<Int>> 3
