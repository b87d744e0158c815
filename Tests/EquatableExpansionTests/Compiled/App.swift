// Compares the library's types from another module.

import DiffableViews
import Rows

func check<T: Equatable>(_ what: String, _ a: T, equals b: T, differsFrom others: T...) {
    if a != b { print("\(what): equal values differ") }
    for (number, other) in others.enumerated() where a == other { print("\(what): value \(number) compares equal") }
}

/// A type of the app's own that has the library's in it.
@Equatable struct Page {
    let row: Row
    let detail: Screens<Int>.Detail<String>
}

@MainActor func compare() {
    func row(_ id: Int, _ title: String) -> Row { Row(item: Item(id: id), title: title) { print(title) } }
    check("public", row(1, "a"), equals: row(1, "a"), differsFrom: row(2, "a"), row(1, "b"))

    func wrapped(_ title: String, _ id: some Hashable & Sendable) -> Wrapped {
        Wrapped(title: title, onTap: ComparedByID(id) { print(title) })
    }
    check("wrapped", wrapped("a", 1), equals: wrapped("a", 1), differsFrom: wrapped("a", 2), wrapped("b", 1), wrapped("a", "1"))

    check("generic", Card(content: 1, width: 2), equals: Card(content: 1, width: 2), differsFrom: Card(content: 1, width: 3))
    _ = Card(content: { @Sendable in 1 }, width: 1)
    if Frame(content: "a") == Frame(content: "b") { print("on the main actor: values that differ compare equal") }

    typealias Detail = Screens<Int>.Detail<String>
    check(
        "nested", Detail(model: 1, footer: nil), equals: Detail(model: 1, footer: nil),
        differsFrom: Detail(model: 1, footer: ""), Detail(model: 2, footer: nil))

    func page(_ n: Int) -> Page { Page(row: row(1, "a"), detail: Detail(model: n, footer: "f")) }
    check("the app's own", page(1), equals: page(1), differsFrom: page(2))

    let keys = Set([1, 1, 2].map { id in Key(name: "k", make: ComparedByID(id) { id }) })
    if keys.count != 2 { print("hash: \(keys.count) keys") }
}

@main struct App {
    static func main() {
        compare()
        if !privateTypesCompare() { print("private: not compared rightly") }
        print("checked")
    }
}
