import SwiftSyntax

/// String literals with values in them for a type that says by itself what they are put together in.
extension Checker {
    /// The value of `type` that its `init(stringInterpolation:)` makes; nil where it takes no interpolation of its own.
    func interpolation(_ literal: StringLiteralExprSyntax, as type: Type, _ at: SourcePosition) -> Expression? {
        guard let (maker, made) = interpolationMaker(of: type, at) else { return nil }
        let parts = newLocal("interpolation", made, isLet: false, at: at)
        let place = make(.local(parts), made, at)
        func append(_ name: String, _ arguments: [CallArgument], at: SourcePosition) -> Statement {
            let found = methods(named: name, on: place)
            if found.isEmpty {
                report("type '\(made)' has no member '\(name)'", at: at, hint: "Declare it, as a mutating method.")
                return Statement(.block([]), position: at)
            }
            return Statement(.expression(call(found, arguments, expected: nil, name: name, at: at)), position: at)
        }
        var statements: [Statement] = []
        var (capacity, count) = (0, 0)
        let isMultiline = literal.openingQuote.tokenKind == .multilineStringQuote
        for segment in literal.segments {
            switch segment {
            case .stringSegment(let piece):
                let (text, here) = (unescaped(piece, of: literal, isMultiline: isMultiline), piece.position(in: file))
                if text.isEmpty { continue }
                capacity += text.utf8.count
                statements.append(append(
                    "appendLiteral", [CallArgument(label: nil, expression: make(.string(text), stringType, here), position: here)], at: here))
            case .expressionSegment(let piece):
                count += 1
                let arguments = piece.expressions.map {
                    CallArgument(label: $0.label.map { unquoted($0.text) }, syntax: $0.expression, position: position(of: $0.expression))
                }
                statements.append(append("appendInterpolation", arguments, at: position(of: piece)))
            }
        }
        let sizes = [("literalCapacity", capacity), ("interpolationCount", count)].map {
            CallArgument(label: $0.0, expression: make(.integer(Int64($0.1)), intType, at), position: at)
        }
        let begun = construct(made, sizes, expected: made, at: at)
        let whole = call(
            [maker], [CallArgument(label: "stringInterpolation", expression: place, position: at)], expected: type, name: "\(type)", at: at)
        let result = newLocal("text", whole.type, isLet: true, at: at)
        return make(.statements(
            [Statement(.declare(.bind(parts), begun), position: at)] + statements + [Statement(.declare(.bind(result), whole), position: at)],
            result: result), whole.type, at)
    }

    /// The initialiser that takes what an interpolation was put together in, and the type of that.
    private func interpolationMaker(of type: Type, _ at: SourcePosition) -> (Candidate, Type)? {
        guard type.nominal?.isInterface == false, let proto = known("StringInterpolationProtocol") else { return nil }
        for candidate in initializers(of: type, at: at) {
            resolveSignature(candidate.decl)
            guard candidate.decl.parameters.count == 1, let parameter = candidate.decl.parameters.first,
                  parameter.label == "stringInterpolation" else { continue }
            let made = substitute(parameter.type, candidate.map)
            if case .nominal = made, conforms(made, to: proto) { return (candidate, made) }
        }
        return nil
    }

    /// `\(price, currency: "EUR")` by an `appendInterpolation` that the program adds to `String.StringInterpolation`.
    func ownInterpolation(_ piece: ExpressionSegmentSyntax, _ at: SourcePosition) -> Expression? {
        guard let decl = known("DefaultStringInterpolation") else { return nil }
        let type = Type.nominal(decl, [])
        let text = newLocal("interpolation", type, isLet: false, at: at)
        let place = make(.local(text), type, at)
        let candidates = lookup("appendInterpolation", on: type, isStatic: false).compactMap { found -> Candidate? in
            guard case .function(let function) = found.member, !function.isInterfaceMember else { return nil }
            return Candidate(decl: function, map: found.substitution, base: .value(place), distance: found.distance)
        }
        if candidates.isEmpty { return nil }
        let arguments = piece.expressions.map {
            CallArgument(label: $0.label.map { unquoted($0.text) }, syntax: $0.expression, position: position(of: $0.expression))
        }
        let (_, errors) = speculate { call(candidates, arguments, expected: nil, name: "appendInterpolation", at: at) }
        guard errors.isEmpty else { return nil }
        let appending = call(candidates, arguments, expected: nil, name: "appendInterpolation", at: at)
        let result = newLocal("text", stringType, isLet: true, at: at)
        return make(.statements([
            Statement(.declare(.bind(text), construct(type, [], expected: type, at: at)), position: at),
            Statement(.expression(appending), position: at),
            Statement(.declare(.bind(result), member("_text", of: place, at: at)), position: at),
        ], result: result), stringType, at)
    }
}
