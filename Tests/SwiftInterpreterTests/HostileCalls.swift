import Foundation
import SwiftParser
import SwiftSyntax

/// The calls that an interface file's declarations allow, with hostile arguments.
struct HostileCalls {
    /// For one declaration no more than this: each parameter is worst in turn, and all are at once.
    private static let mostForEach = 24

    private(set) var all: [String] = []

    init(file: String, text: String) {
        for item in Parser.parse(source: text).statements {
            guard case .decl(let decl) = item.item else { continue }
            if let group = decl.asProtocol((any DeclGroupSyntax).self) {
                guard let name = Self.typeName(of: decl), let type = HostileValues.receivers[name] else { continue }
                for member in group.memberBlock.members { add(member.decl, of: type) }
            } else if let function = decl.as(FunctionDeclSyntax.self), !function.name.text.hasPrefix("_") {
                add(function.signature.parameterClause.parameters, function.genericParameterClause, of: nil) { "_ = \(function.name.text)(\($0))" }
            }
        }
    }

    private static func typeName(of decl: DeclSyntax) -> String? {
        decl.as(StructDeclSyntax.self)?.name.text ?? decl.as(EnumDeclSyntax.self)?.name.text
            ?? decl.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
    }

    private mutating func add(_ member: DeclSyntax, of type: HostileValues.Receiver) {
        let isStatic = (member.asProtocol((any WithModifiersSyntax).self)?.modifiers.contains { $0.name.text == "static" }) ?? false
        if let function = member.as(FunctionDeclSyntax.self) {
            let name = function.name.text
            guard !name.hasPrefix("_") else { return }
            let parameters = function.signature.parameterClause.parameters
            let isOperator = name.first.map { !$0.isLetter } ?? false
            add(parameters, function.genericParameterClause, of: type) { arguments in
                if isOperator {
                    let parts = arguments.components(separatedBy: HostileValues.separator)
                    if parts.count == 1 { return "_ = \(name)(\(parts[0]) as \(type.name))" }
                    if parameters.first?.type.trimmedDescription.hasPrefix("inout") == true { return "var a: \(type.name) = \(parts[0])\na \(name) \(parts[1])" }
                    return "_ = ((\(parts[0])) as \(type.name)) \(name) (\(parts[1]))"
                }
                if isStatic { return "_ = \(type.name).\(name)(\(arguments))" }
                return "var value: \(type.name) = \(HostileValues.receiverMark)\n_ = value.\(name)(\(arguments))\nvalue = value"
            }
        } else if let initializer = member.as(InitializerDeclSyntax.self) {
            add(initializer.signature.parameterClause.parameters, initializer.genericParameterClause, of: type) { "_ = \(type.name)(\($0))" }
        } else if let declared = member.as(SubscriptDeclSyntax.self) {
            add(declared.parameterClause.parameters, declared.genericParameterClause, of: type) {
                "let value: \(type.name) = \(HostileValues.receiverMark)\n_ = value[\($0)]"
            }
        } else if let variable = member.as(VariableDeclSyntax.self), !isStatic,
                  let name = variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, !name.hasPrefix("_") {
            all += type.values.map { "let value: \(type.name) = \($0)\n_ = value.\(name)" }
        }
    }

    private mutating func add(
        _ parameters: FunctionParameterListSyntax, _ generics: GenericParameterClauseSyntax?, of type: HostileValues.Receiver?,
        _ call: (String) -> String
    ) {
        let isOperator = call("a" + HostileValues.separator + "b").contains(") ") && !call("a").hasSuffix("(a)")
        var choices: [[String]] = []
        for parameter in parameters {
            let label = parameter.firstName.text == "_" || isOperator ? "" : parameter.firstName.text + ": "
            guard let values = HostileValues.values(of: parameter.type, generics, in: type) else { return }
            choices.append(values.map { label + $0 })
        }
        var rows: [[String]] = []
        for (index, values) in choices.enumerated() {
            for value in values {
                var row = choices.map { $0[0] }
                row[index] = value
                rows.append(row)
            }
        }
        rows.append(choices.compactMap(\.last))
        let separator = isOperator ? HostileValues.separator : ", "
        var made: [String] = []
        for row in rows {
            let text = call(row.joined(separator: separator))
            guard text.contains(HostileValues.receiverMark), let type else {
                made.append(text)
                continue
            }
            made += type.values.map { text.replacing(HostileValues.receiverMark, with: $0) }
        }
        let stride = max(1, made.count / Self.mostForEach)
        all += made.enumerated().compactMap { $0.offset % stride == 0 || $0.offset == made.count - 1 ? $0.element : nil }
    }
}

/// The worst values of each type, written in Swift.
enum HostileValues {
    static let separator = " \u{1} "
    static let receiverMark = "\u{2}"

    struct Receiver {
        let name: String
        let values: [String]
        /// What the names of its generic parameters and associated types stand for.
        var arguments: [String: String] = [:]
    }

    private static let integers = ["Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64"]
    private static let floats = ["Double", "Float", "CGFloat", "TimeInterval"]

    static let plain: [String: [String]] = {
        var result: [String: [String]] = [
            "Bool": ["true", "false"], "Character": ["\"a\"", "\"👨‍👩‍👧\""],
            "String": ["\"\"", "\"héllo 12\"", "String(repeating: \"ab\", count: 3_000)", "\"%d %s %n %*d %99999999f\""],
            "Substring": ["\"\"", "\"abcdef\".dropFirst(3)"],
            "String.Index": ["\"\".startIndex", "\"abcdefgh\".endIndex", "\"ééééé\".index(before: \"ééééé\".endIndex)"],
            "Range<Int>": ["0..<0", "1..<3", "-3..<2", "5..<900", "Int.min..<Int.max"],
            "ClosedRange<Int>": ["0...0", "-3...2", "4...400", "Int.min...Int.max"],
            "Range<String.Index>": ["\"\".startIndex..<\"abcdefgh\".endIndex", "\"abcd\".endIndex..<\"abcd\".endIndex"],
            "PartialRangeFrom<Int>": ["0...", "(-5)...", "Int.max..."], "PartialRangeThrough<Int>": ["...0", "...(-5)", "...Int.max"],
            "PartialRangeUpTo<Int>": ["..<0", "..<(-5)", "..<Int.max"],
            "[Int]": ["[]", "[3, 1, 2]", "[Int](repeating: 7, count: 300)"], "[String]": ["[]", "[\"\", \"b\"]"],
            "[String: Int]": ["[:]", "[\"a\": 1]"], "Set<Int>": ["[]", "[1, 2, 3]"], "[UInt8]": ["[]", "[255, 0, 128]"],
            "ArraySlice<Int>": ["[]", "[1, 2, 3, 4, 5].dropFirst(3)"],
            "Data": ["Data()", "Data([255, 0, 128])"], "Date": ["Date(timeIntervalSince1970: 0)", "Date(timeIntervalSince1970: 1e300)", "Date(timeIntervalSince1970: .nan)"],
            "Duration": [".zero", ".seconds(-3)", ".seconds(9.2e18)", ".nanoseconds(1)"], "Calendar": ["Calendar.current"],
            "Calendar.Component": [".day", ".era", ".nanosecond"], "DateComponents": ["DateComponents()", "DateComponents(year: .max, month: .min, day: .max)"],
            "Locale": ["Locale(identifier: \"\")"], "TimeZone": ["TimeZone.gmt", "TimeZone(secondsFromGMT: .max)!"],
            "IndexSet": ["IndexSet()", "IndexSet(integersIn: 0..<900)"], "UUID": ["UUID()"], "Unicode.Scalar": ["\"a\""],
            "CGPoint": ["CGPoint(x: Double.nan, y: Double.infinity)"], "CGSize": ["CGSize(width: -1.0, height: Double.infinity)"],
            "CGRect": ["CGRect(x: 0.0, y: 0.0, width: -1.0, height: Double.nan)"],
            "Any": ["0", "\"\""], "any Error": ["CancellationError()"],
        ]
        for name in integers { result[name] = ["0", "1", "\(name).max", "\(name).min", "100"] }
        result["Int"] = ["0", "-1", "Int.max", "Int.min", "3", "1_000_000_000"]
        for name in floats { result[name] = ["0", "-1.5", ".nan", ".infinity", "-.infinity", "1e300", "5e-324"] }
        result["Float"] = ["0", "-1.5", ".nan", ".infinity", "-.infinity"]
        return result
    }()

    static let receivers: [String: Receiver] = {
        var result: [String: Receiver] = [:]
        for (name, values) in plain where !name.contains("<") && !name.contains("[") && !name.contains(" ") && name != "Any" {
            result[name] = Receiver(name: name, values: values)
        }
        let element = ["Element": "Int", "Index": "Int", "Bound": "Int", "SubSequence": "ArraySlice<Int>", "Key": "String", "Value": "Int", "Wrapped": "Int"]
        for (short, name) in [
            ("Array", "[Int]"), ("ArraySlice", "ArraySlice<Int>"), ("Set", "Set<Int>"), ("Dictionary", "[String: Int]"),
            ("Range", "Range<Int>"), ("ClosedRange", "ClosedRange<Int>"),
        ] {
            result[short] = Receiver(name: name, values: plain[name] ?? [], arguments: element)
        }
        for (short, name) in [("Sequence", "[Int]"), ("Collection", "[Int]"), ("BidirectionalCollection", "[Int]"), ("RangeReplaceableCollection", "[Int]"),
                              ("MutableCollection", "[Int]"), ("RandomAccessCollection", "[Int]"), ("StringProtocol", "String"), ("BinaryInteger", "Int"),
                              ("FixedWidthInteger", "UInt8"), ("BinaryFloatingPoint", "Double"), ("FloatingPoint", "Double"), ("SetAlgebra", "Set<Int>")] {
            result[short] = Receiver(name: name, values: plain[name] ?? [], arguments: name == "String" ? ["Element": "Character", "Index": "String.Index"] : element)
        }
        result["String"]?.arguments = ["Element": "Character", "Index": "String.Index", "SubSequence": "Substring"]
        result["Substring"]?.arguments = ["Element": "Character", "Index": "String.Index", "SubSequence": "Substring"]
        return result
    }()

    private static let generics: [String: [String]] = [
        "BinaryInteger": ["0", "-1", "Int.min", "UInt64.max", "UInt8(3)"], "BinaryFloatingPoint": ["0.5", "Double.nan", "-Double.infinity", "1e300", "Float(3)"],
        "StringProtocol": ["\"\"", "\"ab\"", "\"abcdef\".dropLast(2)"], "Sequence": ["[Int]()", "[1, 2, 3]", "0..<5"],
        "Collection": ["[Int]()", "[1, 2, 3]", "0..<5"], "RangeExpression": ["0..<0", "1..<3", "-3...2", "2...", "...(-5)", "Int.min...Int.max"],
        "Hashable": ["0", "\"a\""], "Comparable": ["3", "-3"], "Equatable": ["1"],
    ]

    /// The values of a parameter's type; nil for what is left out: functions, and generic types without a value here.
    static func values(of type: TypeSyntax, _ clause: GenericParameterClauseSyntax?, in receiver: Receiver?) -> [String]? {
        if let attributed = type.as(AttributedTypeSyntax.self) { return values(of: attributed.baseType, clause, in: receiver) }
        if let optional = type.as(OptionalTypeSyntax.self) { return values(of: optional.wrappedType, clause, in: receiver).map { ["nil"] + $0 } }
        if let function = type.as(FunctionTypeSyntax.self) { return closure(function, in: receiver) }
        let text = type.trimmedDescription
        if text == "Self", let receiver { return receiver.values }
        if let argument = receiver?.arguments[text] { return plain[argument] }
        if let parameter = clause?.parameters.first(where: { $0.name.text == text }) {
            let bound = parameter.inheritedType?.trimmedDescription ?? "Equatable"
            return generics[bound] ?? generics[String(bound.prefix { $0 != "<" })]
        }
        var spelled = text
        for (name, argument) in receiver?.arguments ?? [:] { spelled = spelled.replacing(name, with: argument) }
        return plain[spelled] ?? (receiver?.name == text ? receiver?.values : nil)
    }

    /// A function that answers the worst: nothing changes, all is equal, nothing is in order.
    private static func closure(_ type: FunctionTypeSyntax, in receiver: Receiver?) -> [String]? {
        let names = (0..<type.parameters.count).map { _ in "_" }.joined(separator: ", ")
        let opening = type.parameters.isEmpty ? "{ " : "{ \(names) in "
        switch type.returnClause.type.trimmedDescription {
        case "Bool": return [opening + "true }", opening + "false }"]
        case "Void", "()": return type.parameters.first?.type.trimmedDescription.hasPrefix("inout") == true ? nil : [opening + "}"]
        case let result:
            guard let values = values(of: type.returnClause.type, nil, in: receiver) else { return plain[result].map { $0.map { opening + $0 + " }" } } ?? [opening + "0 }"] }
            return values.prefix(3).map { opening + $0 + " }" }
        }
    }
}
