func describe<T>(_ type: T.Type = T.self, _ value: T) -> String { "\(type): \(value)" }
print(describe(Int.self, 3))  // expect: Int: 3
print(describe(String.self, "x"))  // expect: String: x
func empty<T: RangeReplaceableCollection>(_: T.Type) -> T { T() }
print(empty([Int].self).count, empty(String.self).isEmpty)  // expect: 0 true
