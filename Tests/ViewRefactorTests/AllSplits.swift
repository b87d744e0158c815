import SwiftSyntax
import ViewSyntax
@testable import ViewRefactor

/// All splits of a program that are not refused, by what was asked for: its members, lines and calls.
func allSplits(of program: String) -> [(selector: String, SplitResult)] {
    var seen: Set<String> = []
    var splits: [(String, SplitResult)] = []
    let text = SourceText(program)
    for type in text.declaredTypes where type.structure?.inheritanceClause?.trimmedDescription.contains("View") ?? false {
        let lines = text.line(of: type.declaration.offsets.lowerBound)...text.line(of: type.declaration.offsets.upperBound)
        let members = type.structure?.memberBlock.members.declarations ?? []
        let selectors = members.flatMap(\.names).map { "\(type.name).\($0)" } + lines.map { "\(type.name):\($0)" }
            + members.flatMap { member in calls(in: member).map { "\(type.name).\(member.names[0]).\($0)" } }
        for selector in selectors {
            guard let parsed = SplitSelector(selector), let result = try? splitView(parsed, in: program),
                seen.insert(result.edit.result).inserted
            else { continue }
            splits.append((selector, result))
        }
    }
    return splits
}

/// The calls that make views in a member, each with its number: `Text[2]`.
private func calls(in member: DeclSyntax) -> [String] {
    guard member.names.count == 1, let code = member.viewCode else { return [] }
    var numbers: [String: Int] = [:]
    return code.statements.tokens(viewMode: .sourceAccurate).compactMap { token in
        guard token.text.isCapitalized, token.parent?.is(DeclReferenceExprSyntax.self) ?? false else { return nil }
        defer { numbers[token.text, default: 0] += 1 }
        return "\(token.text)[\(numbers[token.text, default: 0])]"
    }
}
