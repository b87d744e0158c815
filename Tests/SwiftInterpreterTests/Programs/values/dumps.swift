class Node {
    var next: Node?
    var list = [1, 2]
    init() {}
}
class Sub: Node { var own = "x" }
enum Kind { case plain, one(Int), two(x: Int), pair(Int, String) }
struct Point: CustomStringConvertible {
    var x = 1
    var description: String { "point" }
}
struct All {
    var number = 1, maybe: Int? = 3, none: String? = nil
    var table = ["k": 1], set: Set<Int> = [5], point = Point(), empty: [Int] = []
    var kinds: [Kind] = [.plain, .one(1), .two(x: 2), .pair(3, "c")]
}
let node = Node()
node.next = node
dump(node)  // expect: ▿ main.Node #0
// expect:   ▿ next: Optional(main.Node)
// expect:     ▿ some: main.Node #0
// expect:   ▿ list: 2 elements
// expect:     - 1
// expect:     - 2
dump(Sub())  // expect: ▿ main.Sub #0
// expect:   ▿ super: main.Node
// expect:     - next: nil
// expect:     ▿ list: 2 elements
// expect:       - 1
// expect:       - 2
// expect:   - own: "x"
dump([1, 2])  // expect: ▿ 2 elements
// expect:   - 1
// expect:   - 2
dump((1, b: "x"))  // expect: ▿ (2 elements)
// expect:   - .0: 1
// expect:   - b: "x"
dump(All())  // expect: ▿ main.All
// expect:   - number: 1
// expect:   ▿ maybe: Optional(3)
// expect:     - some: 3
// expect:   - none: nil
// expect:   ▿ table: 1 key/value pair
// expect:     ▿ (2 elements)
// expect:       - key: "k"
// expect:       - value: 1
// expect:   ▿ set: 1 member
// expect:     - 5
// expect:   ▿ point: point
// expect:     - x: 1
// expect:   - empty: 0 elements
// expect:   ▿ kinds: 4 elements
// expect:     - main.Kind.plain
// expect:     ▿ main.Kind.one
// expect:       - one: 1
// expect:     ▿ main.Kind.two
// expect:       ▿ two: (1 element)
// expect:         - x: 2
// expect:     ▿ main.Kind.pair
// expect:       ▿ pair: (2 elements)
// expect:         - .0: 3
// expect:         - .1: "c"
dump(All(), name: "all", indent: 2, maxDepth: 1)  // expect:   ▿ all: main.All
// expect:     - number: 1
// expect:     ▹ maybe: Optional(3)
// expect:     - none: nil
// expect:     ▹ table: 1 key/value pair
// expect:     ▹ set: 1 member
// expect:     ▹ point: point
// expect:     - empty: 0 elements
// expect:     ▹ kinds: 4 elements
dump([1, 2, 3, 4], maxItems: 3)  // expect: ▿ 4 elements
// expect:   - 1
// expect:   - 2
// expect:     (2 more children)
dump("text")  // expect: - "text"
dump(Optional<Int>.none)  // expect: - nil
print(dump(5) + 1)  // expect: - 5
// expect: 6
