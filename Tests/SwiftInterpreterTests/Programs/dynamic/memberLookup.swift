@dynamicMemberLookup struct JSON {
    var values: [String: String]
    subscript(dynamicMember name: String) -> String { values[name] ?? "?" }
}
let j = JSON(values: ["name": "Ann"])
print(j.name, j.age)  // expect: Ann ?
@dynamicMemberLookup struct Lens<T> {
    var value: T
    subscript<V>(dynamicMember path: WritableKeyPath<T, V>) -> V { get { value[keyPath: path] } set { value[keyPath: path] = newValue } }
}
struct P { var x = 1, y = 2 }
var l = Lens(value: P())
l.x = 9
print(l.x + l.y, l.value)  // expect: 11 P(x: 9, y: 2)
