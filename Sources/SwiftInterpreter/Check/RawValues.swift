import SwiftSyntax

/// The raw values of enums.
extension Checker {
    /// Finds the raw values of an enum: as written, or counted on, or the names of the cases. No two may be the same.
    func resolveRawValues(of decl: NominalDecl) {
        resolveInheritance(decl)
        guard let raw = decl.rawType?.nominal, decl.cases.contains(where: { $0.rawValue == nil }) else { return }
        var seen: Set<EnumCaseDecl.RawValue> = []
        var previous: EnumCaseDecl.RawValue?
        for enumCase in decl.cases {
            enumCase.rawValue = rawValue(of: enumCase, raw, after: previous)
            previous = enumCase.rawValue
            guard let value = enumCase.rawValue, !seen.insert(value).inserted else { continue }
            report("raw value for enum case is not unique", at: place(of: enumCase))
        }
    }

    private func place(of enumCase: EnumCaseDecl) -> SourcePosition {
        guard let written = enumCase.syntax?.rawValue?.value, let file = enumCase.context?.file else { return enumCase.position }
        return written.position(in: file)
    }

    private func rawValue(of enumCase: EnumCaseDecl, _ raw: NominalDecl, after previous: EnumCaseDecl.RawValue?) -> EnumCaseDecl.RawValue? {
        let written = enumCase.syntax?.rawValue?.value
        switch raw.name {
        case "String", "Character":
            guard let written else { return .string(enumCase.name) }
            return literal(written.as(StringLiteralExprSyntax.self)?.representedLiteralValue.map { .string($0) }, of: enumCase)
        case "Double", "Float", "CGFloat":
            guard let written else {
                guard case .floating(let number)? = previous else { return enumCase.index == 0 ? .floating(0) : nil }
                return .floating(number + 1)
            }
            return literal(Double(written.trimmedDescription.replacingUnderscores).map { .floating($0) }, of: enumCase)
        default:
            if let written {
                let text = written.trimmedDescription.replacingUnderscores
                let isNegative = text.hasPrefix("-")
                guard let magnitude = parseInteger(isNegative ? text.dropFirst() : text[...]) else { return literal(nil, of: enumCase) }
                return integer(isNegative ? signed(magnitude) : Int64(exactly: magnitude), "\(isNegative ? "-" : "")\(magnitude)", raw, enumCase)
            }
            guard case .integer(let number)? = previous else { return enumCase.index == 0 ? .integer(0) : nil }
            let (next, overflow) = number.addingReportingOverflow(1)
            return integer(overflow ? nil : next, "\(number.magnitude + 1)", raw, enumCase)
        }
    }

    private func literal(_ value: EnumCaseDecl.RawValue?, of enumCase: EnumCaseDecl) -> EnumCaseDecl.RawValue? {
        if value == nil {
            let kind: String? = switch enumCase.syntax?.rawValue?.value.as(ExprSyntaxEnum.self) {
            case .stringLiteralExpr: "String"
            case .integerLiteralExpr: "Int"
            case .floatLiteralExpr: "Double"
            case .booleanLiteralExpr: "Bool"
            default: nil
            }
            let words = kind.map { "cannot convert value of type '\($0)' to raw type '\(enumCase.owner.rawType.map { "\($0)" } ?? "")'" }
            report(words ?? "raw value for enum case must be a literal", at: place(of: enumCase))
        }
        return value
    }

    private func signed(_ magnitude: UInt64) -> Int64? {
        magnitude == Int64.min.magnitude ? .min : Int64(exactly: magnitude).map { -$0 }
    }

    /// A number that the enum's raw type can hold.
    private func integer(_ number: Int64?, _ text: String, _ raw: NominalDecl, _ enumCase: EnumCaseDecl) -> EnumCaseDecl.RawValue? {
        if let number, holds(number, raw.name) { return .integer(number) }
        if number == nil, !text.hasPrefix("-"), raw.name == "UInt" || raw.name == "UInt64" {
            report("raw values above \(Int64.max) are not supported", at: place(of: enumCase))
        } else {
            report("integer literal '\(text)' overflows when stored into '\(raw.name)'", at: place(of: enumCase))
        }
        return nil
    }

    private func holds(_ number: Int64, _ type: String) -> Bool {
        switch type {
        case "Int8": Int8(exactly: number) != nil
        case "Int16": Int16(exactly: number) != nil
        case "Int32": Int32(exactly: number) != nil
        case "UInt8": UInt8(exactly: number) != nil
        case "UInt16": UInt16(exactly: number) != nil
        case "UInt32": UInt32(exactly: number) != nil
        case "UInt", "UInt64": number >= 0
        default: true
        }
    }
}
