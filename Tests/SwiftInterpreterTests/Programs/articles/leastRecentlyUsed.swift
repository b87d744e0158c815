final class Node<K: Hashable, V> {
    let key: K
    var value: V
    var next: Node?
    weak var previous: Node?
    init(_ key: K, _ value: V) {
        self.key = key
        self.value = value
    }
}
struct LRUCache<K: Hashable, V> {
    private final class Storage {
        var head: Node<K, V>?
        var tail: Node<K, V>?
        var map: [K: Node<K, V>] = [:]
    }
    private let storage = Storage()
    let capacity: Int
    init(capacity: Int) {
        precondition(capacity > 0)
        self.capacity = capacity
    }
    subscript(key: K) -> V? {
        get {
            guard let node = storage.map[key] else { return nil }
            unlink(node)
            push(node)
            return node.value
        }
        nonmutating set {
            if let node = storage.map[key] {
                if let newValue {
                    node.value = newValue
                    unlink(node)
                    push(node)
                } else {
                    unlink(node)
                    storage.map[key] = nil
                }
            } else if let newValue {
                let node = Node(key, newValue)
                storage.map[key] = node
                push(node)
                if storage.map.count > capacity, let last = storage.tail {
                    unlink(last)
                    storage.map.removeValue(forKey: last.key)
                }
            }
        }
    }
    private func push(_ node: Node<K, V>) {
        node.next = storage.head
        storage.head?.previous = node
        storage.head = node
        if storage.tail == nil { storage.tail = node }
    }
    private func unlink(_ node: Node<K, V>) {
        if node === storage.head { storage.head = node.next }
        if node === storage.tail { storage.tail = node.previous }
        node.previous?.next = node.next
        node.next?.previous = node.previous
        node.next = nil
        node.previous = nil
    }
    var keys: [K] { Array(sequence(first: storage.head, next: { $0?.next }).prefix { $0 != nil }.compactMap { $0?.key }) }
}
let cache = LRUCache<String, Int>(capacity: 2)
cache["a"] = 1
cache["b"] = 2
print(cache["a"] ?? -1)  // expect: 1
cache["c"] = 3
print(cache.keys, cache["b"] as Any)  // expect: ["c", "a"] nil
cache["a"] = nil
print(cache.keys)  // expect: ["c"]
