import Foundation
import SwiftOperators
import SwiftParser
import SwiftSyntax

/// The syntax of interface chunks, parsed once for all interpreters of a process.
///
/// Parsing is most of what the first use of a name costs, and syntax trees never change. So they are
/// shared, and `warmUp` has a second thread parse what nearly every program uses while a person reads or types.
final class ParsedInterfaces: @unchecked Sendable {
    // Unchecked: `trees` is only touched while `lock` is held, and trees are values that never change.
    private let lock = NSLock()
    private var trees: [String: [SourceFileSyntax]] = [:]

    /// The trees of the chunks of a name, in their order, with operators folded.
    func trees(of name: String, in index: InterfaceIndex) -> [SourceFileSyntax] {
        if let known = lock.withLock({ trees[name] }) { return known }
        let made = index.chunks(named: name).map { parseInterface($0.text) }
        // Two threads may have parsed the same chunk; both trees are as good.
        lock.withLock { trees[name] = made }
        return made
    }

    /// Parses the chunks of the names on a thread of its own.
    func warmUp(_ names: [String], in index: InterfaceIndex) {
        let thread = Thread {
            for name in names { _ = self.trees(of: name, in: index) }
        }
        // The parser recurses; threads get half a megabyte by default on some systems.
        thread.stackSize = 16 << 20
        thread.start()
    }
}

/// Interface files use the standard operators only, so folding needs no table of the program's.
private func parseInterface(_ text: String) -> SourceFileSyntax {
    let tree = Parser.parse(source: text)
    let folded = OperatorTable.standardOperators.foldAll(tree) { _ in }
    return folded.as(SourceFileSyntax.self) ?? tree
}
