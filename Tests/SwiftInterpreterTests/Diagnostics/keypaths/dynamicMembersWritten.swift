@dynamicMemberLookup struct Bind<T> {
    var value: T
    subscript<V>(dynamicMember path: WritableKeyPath<T, V>) -> Bind<V> { Bind<V>(value: value[keyPath: path]) }
}
struct M { let a = 1; var b: Int { 2 }; var c = 3 }
let m = Bind(value: M())
print(m.a)  // error@9: cannot assign to value: 'a' is a 'let' constant | Change 'let' to 'var' to make it mutable.
print(m.b)  // error@9: cannot assign to value: 'b' is a get-only property
print(m.c)
print(m.zz)  // error@9: value of type 'M' has no member 'zz'
