import SwiftSyntax
import ViewSyntax

extension Rule {
    /// Sorting, formatters, decoding: work that is done again each time the body runs.
    static let heavyBody = Rule("heavy_body", "costly work each time a body runs", lesson: "init") { file, _ in
        file.views.flatMap { part, view -> [Draft] in
            let reached = view.reached()
            return part.members.filter { reached.contains($0.name) && $0.kind != .initializer }.flatMap { member in
                member.contents.calls.filter(\.isEvaluated).compactMap { call -> Draft? in
                    guard let work = work(call.node) else { return nil }
                    return Draft(
                        at: place(of: call.node),
                        "\(work) each time the body of `\(part.name)` runs; do it where the data changes, and give the view the result",
                        in: "\(part.name).\(member.name)")
                }
            }
        }
    }

    private static let made: Set<String> = [
        "DateFormatter", "NumberFormatter", "ISO8601DateFormatter", "RelativeDateTimeFormatter", "ByteCountFormatter",
        "MeasurementFormatter", "ListFormatter", "JSONDecoder", "JSONEncoder", "PropertyListDecoder", "NSRegularExpression",
        "DateComponentsFormatter", "PersonNameComponentsFormatter",
    ]

    private static func work(_ call: FunctionCallExprSyntax) -> String? {
        guard let name = call.calleeName else { return nil }
        let labels = call.arguments.map { $0.label?.text ?? "_" }
        switch name {
        case "sorted" where call.receiver != nil && (labels.isEmpty || labels[0] == "by" || labels[0] == "using"):
            return "a collection is sorted"
        case "Dictionary" where labels.first == "grouping":
            return "a collection is grouped"
        case "localizedString", "string":
            // A method of the type makes one for itself.
            return call.receiver?.plainName.flatMap { made.contains($0) ? "\($0.withArticle) is made" : nil }
        case "decode" where call.receiver != nil && labels.contains("from"):
            return "data is decoded"
        case "Data" where labels.first == "contentsOf", "String" where labels.first?.hasPrefix("contentsOf") == true:
            return "a file is read"
        case "UIImage" where labels.first == "data" || labels.first?.hasPrefix("contentsOf") == true,
            "NSImage" where labels.first == "data" || labels.first?.hasPrefix("contentsOf") == true:
            return "an image is decoded"
        case _ where made.contains(name) && call.receiver == nil:
            return "\(name.withArticle) is made"
        default:
            return nil
        }
    }

    private static func place(of call: FunctionCallExprSyntax) -> Syntax {
        call.calledExpression.as(MemberAccessExprSyntax.self).map { Syntax($0.declName) } ?? Syntax(call.calledExpression)
    }
}
