import SwiftSyntax
import ViewSyntax

/// How the code of a view that is inlined changes.
extension Inlining {
    /// The names that closures stand for which do nothing but say one: `{ total }`, as a split passes it. They are asked when
    /// the closure is called, and so they are in its place.
    private func namedByClosures() throws(RefactorError) -> [String: String] {
        var result: [String: String] = [:]
        let all = try arguments()
        for property in properties where property.isClosure {
            let names = Set(all.map { given -> String in
                guard let closure = given[property.name]?.as(ClosureExprSyntax.self), closure.signature == nil,
                    closure.statements.count == 1, let name = closure.statements.first?.item.as(ExprSyntax.self)?.plainName
                else { return "" }
                return user.member(name)?.kind == .computed ? name : ""
            })
            if names.count == 1, let name = names.first, !name.isEmpty, !self.names.declared.contains(name) { result[property.name] = name }
        }
        return result
    }

    func rewrites(_ ways: [String: Way]) throws(RefactorError) -> [SourceEdit.Replacement] {
        if !names.selves.isEmpty { throw .cannotInline("it uses `self` as a whole, which would be another view") }
        var result: [SourceEdit.Replacement] = []
        let closures = try namedByClosures()
        for use in names.names {
            guard let way = ways[use.name] else {
                if user.member(use.name) != nil {
                    throw .cannotInline("`\(use.name)` would mean a member of `\(user.name)`")
                }
                continue
            }
            if use.prefix == .storage { throw .cannotInline("`_\(use.name)` is the wrapper itself") }
            let sign = use.prefix == .projected ? "$" : ""
            switch way {
            case .parameter:
                if use.ranges[0].count != use.name.utf8.count, use.prefix == .none {
                    result.append(.init(use.ranges[0], use.name))
                }
            case .replaced(let argument):
                if use.isShorthand {
                    if use.name != argument { result.append(.init(use.range, "\(use.name) = \(argument)")) }
                } else if let value = closures[use.name], let call = use.call, call.arguments.isEmpty, call.trailingClosure == nil {
                    result.append(.init(call.offsets, value))
                } else {
                    let root = argument.split(separator: ".").first.map(String.init) ?? argument
                    // `self.count` says that it is not the `count` that the code declares there.
                    if argument == use.name, names.declared.contains(argument) { continue }
                    if isHidden(root, at: use) { throw .cannotInline("inside it `\(root)` is another name") }
                    result.append(.init(use.ranges[0], sign + argument))
                    if let call = use.call { result += labels(for: call, of: argument) }
                }
            }
        }
        return result
    }

    /// Whether a name means something that the code of the view declares around a use.
    private func isHidden(_ name: String, at use: NameUse) -> Bool {
        guard names.declared.contains(name) else { return false }
        guard let token = body.token(at: AbsolutePosition(utf8Offset: use.range.lowerBound)) else { return true }
        return Locals(around: Syntax(token), in: body, of: view.name, view.types).names[name] != nil
    }

    /// A closure has no labels; the method that it stood for has.
    private func labels(for call: FunctionCallExprSyntax, of method: String) -> [SourceEdit.Replacement] {
        guard let parameters = user.member(method)?.function?.signature.parameterClause.callParameters else { return [] }
        return zip(call.arguments, parameters).compactMap { argument, parameter in
            guard argument.label == nil, let label = parameter.label else { return nil }
            let place = argument.offsets.lowerBound
            return .init(place..<place, label + ": ")
        }
    }
}
