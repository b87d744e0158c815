// Key paths: reading, writing, composing by hand, as functions, sorting, dynamic members.
struct Address { var city: String; var zip: Int }
struct Person { var name: String; var age: Int; var address: Address; var nickname: String? }
var people = [
    Person(name: "Cid", age: 30, address: Address(city: "Rome", zip: 3), nickname: "C"),
    Person(name: "Ann", age: 25, address: Address(city: "Oslo", zip: 1), nickname: nil),
    Person(name: "Bob", age: 35, address: Address(city: "Bern", zip: 2), nickname: "B"),
]
let path = \Person.age
print(people[0][keyPath: path])  // expect: 30
people[0][keyPath: path] += 1
print(people[0].age, people.map(\.address.city), people.compactMap(\.nickname), people.map(\.name.count))  // expect: 31 ["Rome", "Oslo", "Bern"] ["C", "B"] [3, 3, 3]
func sorted<T, V: Comparable>(_ values: [T], by path: KeyPath<T, V>) -> [T] { values.sorted { $0[keyPath: path] < $1[keyPath: path] } }
print(sorted(people, by: \.name).map(\.name), sorted(people, by: \.address.zip).map(\.name))  // expect: ["Ann", "Bob", "Cid"] ["Ann", "Bob", "Cid"]
func update<T, V>(_ value: T, _ path: WritableKeyPath<T, V>, _ new: V) -> T {
    var copy = value
    copy[keyPath: path] = new
    return copy
}
print(update(people[1], \.address.city, "Nice").address.city, people[1].address.city)  // expect: Nice Oslo
extension Sequence {
    func sum<V: AdditiveArithmetic>(of path: KeyPath<Element, V>) -> V { reduce(.zero) { $0 + $1[keyPath: path] } }
    func sorted<V: Comparable>(on path: KeyPath<Element, V>, descending: Bool = false) -> [Element] {
        sorted { descending ? $0[keyPath: path] > $1[keyPath: path] : $0[keyPath: path] < $1[keyPath: path] }
    }
}
print(people.sum(of: \.age), people.sorted(on: \.age, descending: true).map(\.name))  // expect: 91 ["Bob", "Cid", "Ann"]
let paths: [KeyPath<Person, String>] = [\.name, \.address.city]
for path in paths { print(people[0][keyPath: path]) }  // expect: Cid
// expect: Rome
final class Counter { var count = 0 }
let counter = Counter()
let countPath: ReferenceWritableKeyPath<Counter, Int> = \.count
counter[keyPath: countPath] = 5
print(counter.count, [1, 2][keyPath: \.count], "abc"[keyPath: \.count])  // expect: 5 2 3
print(path == \Person.age, people.filter(\.name.isEmpty).count, people.contains { $0.nickname == nil })  // expect: true 0 true
@dynamicMemberLookup
struct Box<Value> {
    var value: Value
    subscript<T>(dynamicMember path: WritableKeyPath<Value, T>) -> T {
        get { value[keyPath: path] }
        set { value[keyPath: path] = newValue }
    }
}
var box = Box(value: people[1])
print(box.name, box.address.city)  // expect: Ann Oslo
box.age = 99
box.address.zip = 7
print(box.value.age, box.value.address.zip)  // expect: 99 7
@dynamicMemberLookup
struct Attributes {
    private var storage: [String: String] = [:]
    subscript(dynamicMember name: String) -> String? {
        get { storage[name] }
        set { storage[name] = newValue }
    }
}
var attributes = Attributes()
attributes.title = "T"
print(attributes.title ?? "-", attributes.missing ?? "-")  // expect: T -
struct Lens { let get: (Person) -> Int }
let lens = Lens(get: \.age)
print(lens.get(people[2]))  // expect: 35
let names = people.map { person in person[keyPath: \.name] }
print(names)  // expect: ["Cid", "Ann", "Bob"]
