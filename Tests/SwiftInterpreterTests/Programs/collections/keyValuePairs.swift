let pairs: KeyValuePairs = ["one": 1, "two": 2, "one": 3]
for (name, number) in pairs { print(name, number) }  // expect: one 1
// expect: two 2
// expect: one 3
print(pairs.count, pairs[0], pairs.first(where: { $0.key == "one" })?.value ?? 0)  // expect: 3 (key: "one", value: 1) 1
print(pairs)  // expect: ["one": 1, "two": 2, "one": 3]
let empty: KeyValuePairs<String, Int> = [:]
print(empty, empty.isEmpty)  // expect: [:] true
func list(_ pairs: KeyValuePairs<String, Any>) { print(pairs.map { "\($0.key)=\($0.value)" }.joined(separator: "&")) }
list(["a": 1, "b": "two"])  // expect: a=1&b=two
