extension Sequence where Element: Hashable {
    func uniqued() -> [Element] {
        var seen = Set<Element>()
        return filter { seen.insert($0).inserted }
    }
    func histogram() -> [Element: Int] {
        reduce(into: [:]) { counts, item in counts[item, default: 0] += 1 }
    }
}
print([3, 1, 3, 2, 1].uniqued())  // expect: [3, 1, 2]
print(String("mississippi".uniqued()))  // expect: misp
print("mississippi".histogram().sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })  // expect: ["i4", "m1", "p2", "s4"]
