import SwiftOperators
import SwiftParser
import SwiftSyntax

/// The operators and precedence groups that a program declares.
extension Checker {
    func declareOperators(of tree: SourceFileSyntax, in file: SourceFile) {
        operators.addSourceFile(tree) { error in
            // The program may say again what an operator is that there is already.
            if case .operatorAlreadyExists(let existing, let new) = error, existing.kind == new.kind,
               existing.precedenceGroup ?? noGroup == new.precedenceGroup ?? noGroup { return }
            self.report(error.message, at: SourcePosition(file: file.index, offset: 0))
        }
        let hasLower = writtenGroups(of: tree).contains { !$0.lower.isEmpty }
        let hasBare = tree.statements.contains { item in
            item.item.as(OperatorDeclSyntax.self).map { $0.fixitySpecifier.text == "infix" && $0.operatorPrecedenceAndTypes == nil } ?? false
        }
        if hasLower || hasBare { operators = OperatorTable(sayingAll: operators) }
    }
}

/// The group of infix operators that name none.
private let noGroup = "DefaultPrecedence"

/// A precedence group as it is written.
private struct WrittenGroup {
    var group: PrecedenceGroup
    /// The groups that it is to be lower than.
    var lower: [String] = []
}

private func writtenGroups(of tree: SourceFileSyntax) -> [WrittenGroup] {
    tree.statements.compactMap { item in
        guard let syntax = item.item.as(PrecedenceGroupDeclSyntax.self) else { return nil }
        var written = WrittenGroup(group: PrecedenceGroup(name: syntax.name.text))
        for attribute in syntax.groupAttributes {
            switch attribute {
            case .precedenceGroupRelation(let relation):
                let names = relation.precedenceGroups.map(\.name.text)
                if relation.higherThanOrLowerThanLabel.text == "lowerThan" {
                    written.lower += names
                } else {
                    written.group.relations += names.map { .higherThan($0) }
                }
            case .precedenceGroupAssignment(let assignment): written.group.assignment = assignment.value.text == "true"
            case .precedenceGroupAssociativity(let associativity):
                written.group.associativity = Associativity(rawValue: associativity.value.text) ?? .none
            }
        }
        return written
    }
}

extension OperatorTable {
    /// The same table with each `lowerThan` written as `higherThan` from the other side, since the folding mistakes the one for
    /// the other, and with a group for each infix operator.
    fileprivate init(sayingAll table: OperatorTable) {
        let tree = Parser.parse(source: table.description)
        let written = writtenGroups(of: tree)
        let all = written.map { entry in
            var group = entry.group
            group.relations += written.filter { $0.lower.contains(group.name) }.map { .higherThan($0.group.name) }
            return group
        }
        let operators = tree.statements.compactMap { item in
            item.item.as(OperatorDeclSyntax.self).map { syntax in
                let kind = OperatorKind(rawValue: syntax.fixitySpecifier.text) ?? .infix
                return Operator(
                    kind: kind, name: syntax.name.text,
                    precedenceGroup: syntax.operatorPrecedenceAndTypes?.precedenceGroup.text ?? (kind == .infix ? noGroup : nil))
            }
        }
        // Each was declared once in the table that it comes from.
        self.init(precedenceGroups: all, operators: operators) { _ in }
    }
}
