// Types declared inside generic types have the parameters of those too.
struct Game<Content> {
    struct Card {
        let content: Content
        var isUp = false
    }
    enum State { case idle, showing(Content) }

    private(set) var cards: [Card] = []
    var state = State.idle

    mutating func deal(_ content: Content) {
        cards.append(Card(content: content))
        state = .showing(content)
    }
}

struct Table {
    typealias Card = Game<String>.Card
    var game = Game<String>()
    var first: Card? { game.cards.first }
}

var table = Table()
table.game.deal("ace")
table.game.deal("king")
print(table.first!.content.count, table.game.cards.map { $0.content.uppercased() })  // expect: 3 ["ACE", "KING"]
if case .showing(let content) = table.game.state { print(content + "!") }  // expect: king!

let number = Game<Int>.Card(content: 3)
print(number.content + 1, number)  // expect: 4 Card(content: 3, isUp: false)

func content<T>(of card: Game<T>.Card) -> T { card.content }
print(content(of: number) * 2)  // expect: 6

extension Game.Card: Equatable where Content: Equatable {}
print(number == Game<Int>.Card(content: 3), [number].contains(number))  // expect: true true

struct List<Element> {
    final class Node {
        let value: Element
        var next: Node?
        init(_ value: Element) { self.value = value }
    }
    var head: Node?
    mutating func push(_ value: Element) {
        let node = Node(value)
        node.next = head
        head = node
    }
    var all: [Element] {
        var result: [Element] = []
        var node = head
        while let current = node {
            result.append(current.value)
            node = current.next
        }
        return result
    }
}
var list = List<Double>()
list.push(1.5)
list.push(2.5)
print(list.all, list.head!.value + 1, list.head!.next!.next == nil)  // expect: [2.5, 1.5] 3.5 true

struct Pair<A, B> {
    struct Swapped<C> { let a: A, b: B, c: C }
    func with<C>(_ c: C, _ a: A, _ b: B) -> Swapped<C> { Swapped(a: a, b: b, c: c) }
}
let swapped = Pair<Int, String>().with(true, 1, "b")
print(swapped.a + 1, swapped.b + "c", !swapped.c)  // expect: 2 bc false

// Branches of a closure that returns nothing are statements.
var chosen: Set<Int> = []
let toggle: (Int, Bool) -> Void = { number, isOn in
    if isOn { chosen.insert(number) } else { chosen.remove(number) }
}
toggle(1, true)
toggle(2, true)
toggle(1, false)
print(chosen)  // expect: [2]

// Literals of an operation are of the type that an optional holds.
let ratio: Double? = 2 / 3
print(ratio! > 0.6)  // expect: true

// An initialiser of one constrained extension calls that of another.
struct Frame<Head, Body, Foot> {
    let head: Head, body: Body, foot: Foot
    init(body: () -> Body, head: () -> Head, foot: () -> Foot) {
        self.head = head()
        self.body = body()
        self.foot = foot()
    }
}
extension Frame where Foot == Int {
    init(body: () -> Body, head: () -> Head) { self.init(body: body, head: head, foot: { 3 }) }
}
extension Frame where Head == String, Foot == Int {
    init(_ title: String, body: () -> Body) { self.init(body: body, head: { title }) }
}
let frame = Frame("title") { 2.5 }
print(frame.head, frame.body, frame.foot)  // expect: title 2.5 3
