struct Address {
    var city: String
    var zip: Int
}
struct Person {
    var name: String
    var age: Int
    var address: Address
    var friends: [String] = []
    var nick: String? = nil
}
extension Sequence {
    func sorted<T: Comparable>(by kp: KeyPath<Element, T>, _ order: (T, T) -> Bool = (<)) -> [Element] {
        sorted { order($0[keyPath: kp], $1[keyPath: kp]) }
    }
    func sum<N: AdditiveArithmetic>(of kp: KeyPath<Element, N>) -> N { reduce(.zero) { $0 + $1[keyPath: kp] } }
    func grouped<K: Hashable>(by kp: KeyPath<Element, K>) -> [K: [Element]] { Dictionary(grouping: self) { $0[keyPath: kp] } }
}
func with<T>(_ v: T, _ change: (inout T) throws -> Void) rethrows -> T {
    var v = v
    try change(&v)
    return v
}
func set<R, V>(_ kp: WritableKeyPath<R, V>, _ v: V) -> (R) -> R { { r in with(r) { $0[keyPath: kp] = v } } }
let people = [
    Person(name: "Cy", age: 30, address: .init(city: "Rome", zip: 10)), Person(name: "Al", age: 25, address: .init(city: "Oslo", zip: 20)),
    Person(name: "Bo", age: 35, address: .init(city: "Rome", zip: 5), friends: ["x", "y"]),
]
print(people.sorted(by: \.name).map(\.name), people.sorted(by: \.address.zip, >).map(\.address.zip))  // expect: ["Al", "Bo", "Cy"] [20, 10, 5]
print(people.sum(of: \.age), people.grouped(by: \.address.city).mapValues(\.count).sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" })  // expect: 90 ["Oslo:1", "Rome:2"]
print(set(\Person.address.city, "Bern")(people[0]).address)  // expect: Address(city: "Bern", zip: 10)
let kp: WritableKeyPath<Person, Int> = (\Person.address).appending(path: \.zip)
var p = people[2]
p[keyPath: kp] += 7
print(p.address.zip, p[keyPath: \.friends[1]], p[keyPath: \.friends.first?.count] ?? -1, p[keyPath: \.nick?.count] as Any)  // expect: 12 y 1 nil
let fields: [(String, PartialKeyPath<Person>)] = [("name", \.name), ("age", \.age)]
for (n, k) in fields { print(n, p[keyPath: k]) }  // expect: name Bo
// expect: age 35
@dynamicMemberLookup struct Lens<T> {
    var value: T
    subscript<U>(dynamicMember kp: WritableKeyPath<T, U>) -> U {
        get { value[keyPath: kp] }
        set { value[keyPath: kp] = newValue }
    }
}
var l = Lens(value: p)
l.address.city = "Kyiv"
l.age += 1
print(l.value.address.city, l.age, l.name.uppercased())  // expect: Kyiv 36 BO
@dynamicMemberLookup enum JSON {
    case s(String), n(Double), o([String: JSON]), a([JSON])
    subscript(dynamicMember k: String) -> JSON? { if case .o(let d) = self { d[k] } else { nil } }
    subscript(i: Int) -> JSON? { if case .a(let a) = self, a.indices.contains(i) { a[i] } else { nil } }
    var string: String? {
        guard case .s(let s) = self else { return nil }
        return s
    }
}
extension JSON: ExpressibleByStringLiteral, ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral, ExpressibleByFloatLiteral {
    init(stringLiteral v: String) { self = .s(v) }
    init(floatLiteral v: Double) { self = .n(v) }
    init(arrayLiteral e: JSON...) { self = .a(e) }
    init(dictionaryLiteral e: (String, JSON)...) { self = .o(Dictionary(e, uniquingKeysWith: { $1 })) }
}
let j: JSON = ["user": ["name": "Ann", "langs": ["swift", "c"], "score": 1.5]]
print(j.user?.langs?[1]?.string ?? "?", j.user?.name?.string ?? "?", j.nobody?.x as Any)  // expect: c Ann nil
print(people.filter { $0.age > 26 }.map(\.self.name), [1, 2, 3].map(\.self), people.contains(where: \.friends.isEmpty))  // expect: ["Cy", "Bo"] [1, 2, 3] true
