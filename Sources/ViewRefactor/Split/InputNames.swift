/// Names for the properties of a view that is split off, each given once.
struct InputNames {
    private var taken: Set<String>
    /// Names that the code declares for itself. It may go on hiding what it hid before.
    private let declared: Set<String>

    init(taken: Set<String>, declared: Set<String> = []) {
        self.taken = taken
        self.declared = declared
    }

    func isTaken(_ name: String) -> Bool { taken.contains(name) }

    /// Keeps names from being given.
    mutating func take(_ names: [String]) { taken.formUnion(names) }

    /// A name for what a path of properties leads to: its last part where that is free.
    mutating func property(_ root: String, _ path: [String]) -> String {
        guard let last = path.last else { return own(root) }
        if !taken.contains(last), !declared.contains(last), !last.isReserved { return free(last) }
        return free(([root] + path.map(\.capitalizedFirst)).joined())
    }

    /// The name that the code itself uses, or that with a number behind it.
    mutating func own(_ name: String) -> String {
        guard !taken.contains(name) else { return free(name) }
        taken.insert(name)
        return name
    }

    /// The name itself, or with a number behind it.
    mutating func free(_ name: String) -> String {
        var free = name
        var number = 2
        while taken.contains(free) || declared.contains(free) {
            free = name + "\(number)"
            number += 1
        }
        taken.insert(free)
        return free
    }
}
