// Breadth and depth first in a maze, and in a tree.
struct Point: Hashable { var x: Int, y: Int }
struct Maze {
    let rows: [[Character]]
    init(_ text: String) { rows = text.split(separator: "\n").map(Array.init) }
    subscript(p: Point) -> Character? { rows.indices.contains(p.y) && rows[p.y].indices.contains(p.x) ? rows[p.y][p.x] : nil }
    func find(_ c: Character) -> Point? {
        for (y, row) in rows.enumerated() { if let x = row.firstIndex(of: c) { return Point(x: x, y: y) } }
        return nil
    }
    func neighbours(of p: Point) -> [Point] {
        [(0, 1), (1, 0), (0, -1), (-1, 0)].map { Point(x: p.x + $0.0, y: p.y + $0.1) }.filter { self[$0].map { $0 != "#" } ?? false }
    }
    func steps(from a: Point, to b: Point) -> Int? {
        var distance = [a: 0]
        var queue = [a]
        while !queue.isEmpty {
            let here = queue.removeFirst()
            if here == b { return distance[here] }
            for next in neighbours(of: here) where distance[next] == nil {
                distance[next] = distance[here]! + 1
                queue.append(next)
            }
        }
        return nil
    }
}
let maze = Maze("""
    S..#.
    .#...
    .#.#E
    ...#.
    """)
if let start = maze.find("S"), let end = maze.find("E") { print(maze.steps(from: start, to: end) ?? -1) }  // expect: 6
print(maze.find("X") == nil, maze[Point(x: 9, y: 9)] == nil)  // expect: true true
final class Tree<T> {
    let value: T
    private(set) var children: [Tree] = []
    private(set) weak var parent: Tree?
    init(_ value: T, _ children: [Tree] = []) {
        self.value = value
        for child in children {
            child.parent = self
            self.children.append(child)
        }
    }
    func depthFirst(_ visit: (Tree, Int) -> Void, depth: Int = 0) {
        visit(self, depth)
        for child in children { child.depthFirst(visit, depth: depth + 1) }
    }
    var height: Int { 1 + (children.map(\.height).max() ?? 0) }
    var path: [T] { (parent?.path ?? []) + [value] }
}
let tree = Tree("root", [Tree("a", [Tree("a1"), Tree("a2")]), Tree("b")])
tree.depthFirst { node, depth in print(String(repeating: "  ", count: depth) + node.value) }  // expect: root
// expect:   a
// expect:     a1
// expect:     a2
// expect:   b
print(tree.height, tree.children[0].children[1].path)  // expect: 3 ["root", "a", "a2"]
