import DiffEngine
import SwiftInterpreter

// What comes from outside of the app: addresses to open, and values of the environment that a device changes.

extension Runtime {
    /// Opens an address: every `onOpenURL` on the screen hears of it, as one event.
    public func open(address: String, event: String) throws {
        var actions: [Value] = []
        for root in engine.graph.roots {
            collectOpenActions(of: root, into: &actions)
            forEachNode(below: root) { collectOpenActions(of: $0, into: &actions) }
        }
        guard !actions.isEmpty else {
            throw ControlError(message: "no view on the screen opens addresses", hint: "onOpenURL makes one that does")
        }
        actions.forEach(heap.retain)
        defer { actions.forEach(heap.release) }
        try transact(event) {
            let text = heap.makeString(address)
            defer { heap.release(text) }
            for action in actions {
                let isAddress = try machine.call(closure: action, [text])
                guard isAddress.asBool else {
                    throw ControlError(message: "\"\(address)\" is no address", hint: "an address is like myapp://items/7")
                }
            }
        }
    }

    private func collectOpenActions(of node: NodeID, into actions: inout [Value]) {
        forEachPart(of: node) { part, _ in
            guard vocabulary.builtin(part) == .modifiedContent else { return }
            let modifier = vocabulary.field("modifier", of: part)
            guard vocabulary.builtin(modifier) == .openURLModifier else { return }
            actions.append(vocabulary.field("action", of: modifier))
        }
    }

    /// A Link was tapped: the environment's action opens the address, or else the system would.
    func open(_ url: Value, in scope: ScopeID) throws {
        guard let key = program.libraryType(named: "_OpenURLKey")?.typeID else { return }
        let action = entry(.metatype(key), in: environment(scope)) ?? .none
        let handler = vocabulary.field("_handler", of: action)
        if let handler = handler.wrappedValue, handler.objectKind == .closure { return try run(handler, url) }
        try openOutside(url)
    }

    /// The system would show the address in another app: the session says so.
    func openOutside(_ url: Value) throws(Interruption) {
        guard context.print("opens \(try machine.describe(url))\n") else { throw .trap("the program prints too much") }
    }
}
