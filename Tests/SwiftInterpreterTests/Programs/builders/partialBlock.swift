@resultBuilder enum List {
    static func buildPartialBlock<T>(first: T) -> [T] { [first] }
    static func buildPartialBlock<T>(accumulated: [T], next: T) -> [T] { accumulated + [next] }
}
func make<T>(@List _ c: () -> [T]) -> [T] { c() }
print(make { 1; 2; 3 })  // expect: [1, 2, 3]
print(make { "a"; "b" })  // expect: ["a", "b"]
