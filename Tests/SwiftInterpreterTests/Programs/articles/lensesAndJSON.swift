@dynamicMemberLookup struct Lens<Root, Value> {
    let get: (Root) -> Value, set: (Value, Root) -> Root
    subscript<N>(dynamicMember kp: WritableKeyPath<Value, N>) -> Lens<Root, N> {
        Lens<Root, N>(get: { self.get($0)[keyPath: kp] }, set: { n, r in var v = self.get(r); v[keyPath: kp] = n; return self.set(v, r) })
    }
}
struct Street { var name: String; var no: Int }
struct Addr { var street: Street; var city: String }
struct Person { var name: String; var addr: Addr; var tags: [String] }
let id = Lens<Person, Person>(get: { $0 }, set: { n, _ in n })
let p = Person(name: "Z", addr: Addr(street: Street(name: "High", no: 3), city: "Rome"), tags: ["a"])
let q = id.addr.street.no.set(9, p)
print(q.addr.street.no, p.addr.street.no, id.addr.city.get(q))  // expect: 9 3 Rome
let r = id.tags.set(["x", "y"], q); print(r.tags)  // expect: ["x", "y"]
@dynamicMemberLookup enum JSON { case obj([String: JSON]), arr([JSON]), num(Double), str(String), null
    subscript(dynamicMember k: String) -> JSON { if case .obj(let d) = self { return d[k] ?? .null }; return .null }
    subscript(i: Int) -> JSON { if case .arr(let a) = self, a.indices.contains(i) { return a[i] }; return .null }
    var string: String? { if case .str(let s) = self { s } else { nil } }
    var double: Double? { guard case .num(let n) = self else { return nil }; return n } }
extension JSON: ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, ExpressibleByNilLiteral {
    init(stringLiteral v: String) { self = .str(v) }
    init(arrayLiteral e: JSON...) { self = .arr(e) }
    init(dictionaryLiteral e: (String, JSON)...) { self = .obj(Dictionary(uniqueKeysWithValues: e)) }
    init(floatLiteral v: Double) { self = .num(v) }
    init(integerLiteral v: Int) { self = .num(Double(v)) }
    init(nilLiteral: ()) { self = .null }
}
let j: JSON = ["user": ["name": "Bo", "langs": ["swift", "c", 3, nil], "age": 4.5]]
print(j.user.name.string ?? "-", j.user.langs[0].string!, j.user.langs[2].double!, j.user.age.double ?? 0, j.nope.deep[3].string as Any)  // expect: Bo swift 3.0 4.5 nil
