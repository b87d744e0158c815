import SwiftSyntax
import ViewSyntax

extension Rule {
    /// `.id(UUID())`, and the index of an element as its id.
    static let unstableID = Rule(
        "unstable_id", "an identity that changes by itself, or belongs to a place and not to an element", lesson: "identity"
    ) { file, _ in
        let inViews = file.views.flatMap { part, _ in
            part.members.flatMap { member in
                member.contents.calls.compactMap { call -> Draft? in
                    let symbol = "\(part.name).\(member.name)"
                    return changingID(call.node, symbol) ?? changingElementID(call.node, symbol) ?? indexAsID(call.node, of: part, symbol)
                }
            }
        }
        return inViews + computedIDs(in: file)
    }

    private static func changingID(_ call: FunctionCallExprSyntax, _ symbol: String) -> Draft? {
        guard call.calleeName == "id", call.receiver != nil, call.arguments.count == 1,
            let argument = call.arguments.first, argument.label == nil,
            let value = UnstableExpression.first(in: argument.expression)
        else { return nil }
        return Draft(
            at: value.node,
            "`\(value.text)` is another identity each time this body runs: the view is thrown away with its state, and made anew",
            in: symbol)
    }

    /// `ForEach(items.map { Row(id: UUID(), item: $0) })`: the elements are made anew with each body.
    private static func changingElementID(_ call: FunctionCallExprSyntax, _ symbol: String) -> Draft? {
        guard ["ForEach", "List"].contains(call.calleeName ?? ""), let data = call.arguments.first, data.label == nil,
            let value = IDFinder.unstable(in: data.expression)
        else { return nil }
        return Draft(
            at: value.node,
            "`\(value.text)` is another id each time this body runs: every row is made anew, without its state", in: symbol)
    }

    private static func indexAsID(_ call: FunctionCallExprSyntax, of part: TypePart, _ symbol: String) -> Draft? {
        guard ["ForEach", "List"].contains(call.calleeName ?? ""), let data = call.arguments.first, data.label == nil
        else { return nil }
        let id = call.arguments.first { $0.label?.text == "id" }?.expression
        // Without an id the elements of a range are their own.
        let path = id == nil ? "self" : id?.as(KeyPathExprSyntax.self)?.components.trimmedDescription.drop { $0 == "." } ?? ""
        if id == nil, call.calleeName == "List" { return nil }
        guard let collection = indexed(data.expression.bare, id: String(path)), !isConstant(collection, in: part) else {
            return nil
        }
        return Draft(
            at: id.map(Syntax.init) ?? Syntax(data.expression),
            "an index stays with its place: after an insertion or removal in `\(collection.trimmedDescription)` the state of each "
                + "row belongs to another element; give the elements an id of their own",
            in: symbol)
    }

    /// The collection whose indices a `ForEach` goes over.
    private static func indexed(_ data: ExprSyntax, id: String) -> ExprSyntax? {
        if id == "self" {
            if let member = data.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "indices" {
                return member.base
            }
            // `0..<items.count`, not folded yet.
            if let sequence = data.as(SequenceExprSyntax.self), let last = sequence.elements.last,
                sequence.elements.contains(where: { $0.trimmedDescription == "..<" }),
                let count = last.as(MemberAccessExprSyntax.self), count.declName.baseName.text == "count" {
                return count.base
            }
            return nil
        }
        guard id == "offset" || id == "0" else { return nil }
        var expression = data
        if let call = expression.as(FunctionCallExprSyntax.self), call.calleeName == "Array",
            let only = call.arguments.first {
            expression = only.expression.bare
        }
        // What is done with the pairs leaves their numbers.
        while let call = expression.as(FunctionCallExprSyntax.self), call.calleeName != "enumerated", let receiver = call.receiver {
            expression = receiver.bare
        }
        guard let call = expression.as(FunctionCallExprSyntax.self) else { return nil }
        if call.calleeName == "zip", let first = call.arguments.first?.expression.as(MemberAccessExprSyntax.self),
            first.declName.baseName.text == "indices" { return first.base }
        return call.calleeName == "enumerated" ? call.receiver : nil
    }

    /// A `let` with a value of its own, or a type's own constant.
    private static func isConstant(_ collection: ExprSyntax, in part: TypePart) -> Bool {
        if collection.is(ArrayExprSyntax.self) { return true }
        if let member = collection.as(MemberAccessExprSyntax.self), let base = member.base {
            let isOwn = base.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
            if !isOwn { return (base.plainName?.isCapitalized ?? false) || base.is(MemberAccessExprSyntax.self) && isConstant(base, in: part) }
        }
        let name = collection.plainName ?? collection.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        guard let property = part.properties.first(where: { $0.name == name }) else {
            // A name of the function around, or of another file: nobody here knows that it changes.
            return true
        }
        return property.isLet && (property.initialValue != nil || property.isStatic)
    }

    /// `var id: UUID { UUID() }` of an Identifiable.
    private static func computedIDs(in file: CheckedFile) -> [Draft] {
        file.reading.parts.flatMap { part -> [Draft] in
            guard file.program.type(part.name, from: file.file.path)?.inherits("Identifiable") ?? false else { return [] }
            return part.members.filter { $0.kind == .property && $0.name == "id" }.flatMap { member in
                member.contents.calls.prefix(1).compactMap { call -> Draft? in
                    UnstableExpression(ExprSyntax(call.node)).map {
                        Draft(
                            at: $0.node,
                            "`\($0.text)` is another id each time it is asked: every row of a list is made anew, without its state",
                            in: "\(part.name).id")
                    }
                }
            }
        }
    }
}

/// Looks for an argument `id:` whose value is another each time.
private final class IDFinder: SyntaxVisitor {
    private var found: UnstableExpression?

    static func unstable(in data: ExprSyntax) -> UnstableExpression? {
        let finder = IDFinder(viewMode: .sourceAccurate)
        finder.walk(data)
        return finder.found
    }

    override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
        if found == nil, node.label?.text == "id" { found = UnstableExpression.first(in: node.expression) }
        return .visitChildren
    }
}
