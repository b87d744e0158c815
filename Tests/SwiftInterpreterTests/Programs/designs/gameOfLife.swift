// Conway's game of life, and tic-tac-toe.
struct Life: Equatable, CustomStringConvertible {
    private(set) var alive: Set<[Int]>
    init(_ picture: String) {
        alive = Set(picture.split(separator: "\n").enumerated().flatMap { y, line in
            line.enumerated().filter { $0.element == "#" }.map { [$0.offset, y] }
        })
    }
    func neighbours(_ c: [Int]) -> [[Int]] {
        (-1...1).flatMap { dx in (-1...1).map { dy in [c[0] + dx, c[1] + dy] } }.filter { $0 != c }
    }
    mutating func step() {
        let counts = alive.flatMap(neighbours).reduce(into: [[Int]: Int]()) { $0[$1, default: 0] += 1 }
        alive = Set(counts.filter { $0.value == 3 || $0.value == 2 && alive.contains($0.key) }.keys)
    }
    var description: String { (0..<4).map { y in (0..<4).map { x in alive.contains([x, y]) ? "#" : "." }.joined() }.joined(separator: "\n") }
}
var life = Life("....\n.###\n....\n....")
let before = life
life.step()
print(life)  // expect: ..#.
// expect: ..#.
// expect: ..#.
// expect: ....
life.step()
print(life == before, life.alive.count)  // expect: true 3
enum Mark: Character { case x = "X", o = "O"
    var other: Mark { self == .x ? .o : .x }
}
struct Board {
    private var cells = [Mark?](repeating: nil, count: 9)
    private(set) var turn = Mark.x
    static let lines = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]]
    var winner: Mark? {
        for line in Board.lines {
            if let mark = cells[line[0]], line.allSatisfy({ cells[$0] == mark }) { return mark }
        }
        return nil
    }
    var isOver: Bool { winner != nil || !cells.contains { $0 == nil } }
    mutating func play(_ index: Int) throws {
        struct Taken: Error { let index: Int }
        guard cells.indices ~= index, cells[index] == nil else { throw Taken(index: index) }
        cells[index] = turn
        turn = turn.other
    }
    var picture: String {
        stride(from: 0, to: 9, by: 3).map { row in cells[row..<row + 3].map { $0.map { String($0.rawValue) } ?? "_" }.joined(separator: " ") }.joined(separator: "\n")
    }
}
var board = Board()
for move in [4, 0, 2, 4, 6] {
    do { try board.play(move) } catch { print("no:", move) }
}  // expect: no: 4
print(board.picture)  // expect: O _ X
// expect: _ X _
// expect: O _ _
print(board.winner.map { "\($0) wins" } ?? "open", board.isOver, board.turn)  // expect: open false x
