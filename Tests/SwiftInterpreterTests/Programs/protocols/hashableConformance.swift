struct Place: Hashable { var x: Int; var y: Int }
var visited: Set<Place> = [Place(x: 0, y: 0)]
print(visited.insert(Place(x: 0, y: 0)).inserted, visited.insert(Place(x: 1, y: 0)).inserted)  // expect: false true
class Ref: Hashable {
    let id: Int
    init(_ id: Int) { self.id = id }
    static func == (a: Ref, b: Ref) -> Bool { a.id == b.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
print(Set([Ref(1), Ref(2), Ref(1)]).count, [Ref(1): "a"][Ref(1)] ?? "none")  // expect: 2 a
