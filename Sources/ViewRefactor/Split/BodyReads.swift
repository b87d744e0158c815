import SwiftSyntax
import ViewSyntax

/// What the body of a view reads each time it runs, whatever the state: itself, or through members that it uses.
struct BodyReads {
    /// The name, and the first property that is read of it.
    private struct Read: Hashable {
        let name: String
        let property: String?
    }

    private var reads: Set<Read> = []
    private let view: ViewDeclaration

    init(of view: ViewDeclaration) {
        self.view = view
        var open = view.members(named: "body")
        var seen: Set<String> = []
        while let member = open.popLast() {
            let uses = NameUses(in: [Syntax(member)], viewMembers: view.viewMembers).names.filter(\.isAlways)
            for use in uses {
                reads.insert(Read(name: use.name, property: nil))
                if let property = use.path.first { reads.insert(Read(name: use.name, property: property)) }
                if seen.insert(use.name).inserted { open += view.members(named: use.name).filter { $0.viewCode != nil } }
            }
        }
    }

    /// Whether a state, or a property of an object, is read each time.
    func contains(_ name: String, _ property: String? = nil) -> Bool { reads.contains(Read(name: name, property: property)) }

    /// Whether all that a computed property reads of states and objects is read each time.
    func containsAll(of computed: ProgramTypes.Member) -> Bool {
        var open = [computed]
        var seen: Set<String> = []
        while let member = open.popLast() {
            guard seen.insert(member.name).inserted else { continue }
            let uses = NameUses(in: [Syntax(member.declaration)], viewMembers: []) { _, _ in false }
            for use in uses.names where !use.isAction {
                guard let used = view.member(use.name) else { continue }
                if used.declaration.viewCode != nil {
                    open.append(used)
                } else if used.isWatched(in: view), !contains(use.name, used.isObject(in: view) ? use.path.first : nil) {
                    return false
                }
            }
        }
        return true
    }
}

extension NameUse {
    /// Read by the body, each time.
    fileprivate var isAlways: Bool { !isLate && !isConditional && prefix == .none }
}

extension ProgramTypes.Member {
    /// Whether reading it makes the body run for its changes: an object that tells of all its changes does so anyway.
    func isWatched(in view: ViewDeclaration) -> Bool {
        if isObject(in: view) { return true }
        return !Set(attributes.names).isDisjoint(with: ["State", "Binding", "AppStorage", "SceneStorage", "GestureState", "FocusState"])
    }

    /// An object whose properties are watched one by one.
    func isObject(in view: ViewDeclaration) -> Bool {
        guard let type else { return false }
        return view.types.type(type, inside: view.name)?.attributes.contains("Observable") ?? false
    }
}
