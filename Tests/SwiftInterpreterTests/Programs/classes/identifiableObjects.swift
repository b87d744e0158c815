// The id of an object is its identity, unless the class says otherwise.
class Item: Identifiable { var name = "" }
class Special: Item {}
final class Numbered: Identifiable {
    let id: Int
    init(id: Int) { self.id = id }
}
let (a, b) = (Item(), Special())
print(a.id == a.id, a.id == b.id, a.id == ObjectIdentifier(a), Numbered(id: 3).id)  // expect: true false true 3

func ids<T: Identifiable>(_ items: [T]) -> Set<T.ID> { Set(items.map(\.id)) }
print(ids([a, b, a]).count, ids([Numbered(id: 1), Numbered(id: 1)]).count)  // expect: 2 1
func first<T: Identifiable>(_ items: [T], with id: T.ID) -> Int? { items.firstIndex { $0.id == id } }
print(first([a, b], with: b.id) as Any)  // expect: Optional(1)
let key: Item.ID = a.id
print([key: 1][a.id] as Any)  // expect: Optional(1)
