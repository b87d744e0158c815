protocol Storage { associatedtype Item; func load() -> [Item]; mutating func save(_ i: Item) }
struct MemoryStorage<T>: Storage { var items: [T] = []; func load() -> [T] { items }; mutating func save(_ i: T) { items.append(i) } }
struct AnyStorage<Item>: Storage {
    private let _load: () -> [Item]
    private let _save: (Item) -> Void
    init<S: Storage>(_ storage: S) where S.Item == Item {
        var copy = storage
        _load = { copy.load() }
        _save = { copy.save($0) }
    }
    func load() -> [Item] { _load() }
    func save(_ i: Item) { _save(i) }
}
let any = AnyStorage(MemoryStorage<String>())
any.save("a"); any.save("b")
print(any.load())  // expect: ["a", "b"]
