import SwiftSyntax
import ViewSyntax

/// What a call gives for each parameter of what it calls.
struct CallArguments {
    /// A parameter as a call sees it.
    struct Parameter {
        let name: String
        /// Nil for one that is given without a label.
        let label: String?
        let takesClosure: Bool
        /// Nil where there is none to be seen, also for what is `nil` by itself.
        let defaultValue: ExprSyntax?
        let mayBeLeftOut: Bool
    }

    enum Misfit: Error {
        case leftOut(String)
        /// More is given than there are parameters.
        case surplus
    }

    /// By the names of the parameters; those that are left out are missing.
    private(set) var given: [String: ExprSyntax] = [:]

    init(of call: FunctionCallExprSyntax, for parameters: [Parameter]) throws(Misfit) {
        var arguments = Array(call.arguments)
        var closures = call.trailingClosure.map { [(label: String?.none, closure: $0)] } ?? []
        closures += call.additionalTrailingClosures.map { ($0.label.plainText, $0.closure) }
        for (index, parameter) in parameters.enumerated() {
            if let first = arguments.first, first.label?.plainText == parameter.label {
                arguments.removeFirst()
                given[parameter.name] = first.expression
            } else if let first = closures.first, arguments.isEmpty, parameter.takesClosure,
                first.label.map({ $0 == parameter.label }) ?? true,
                !parameter.mayBeLeftOut || !Self.isNeeded(closures.count, by: parameters[(index + 1)...]) {
                closures.removeFirst()
                given[parameter.name] = ExprSyntax(first.closure)
            } else if !parameter.mayBeLeftOut {
                throw .leftOut(parameter.name)
            }
        }
        guard arguments.isEmpty, closures.isEmpty else { throw .surplus }
    }

    /// Whether later parameters, which must be given, need all the closures that are left.
    private static func isNeeded(_ count: Int, by parameters: ArraySlice<Parameter>) -> Bool {
        parameters.count { $0.takesClosure && !$0.mayBeLeftOut } >= count
    }
}

extension FunctionParameterClauseSyntax {
    /// As a call sees them.
    var callParameters: [CallArguments.Parameter] {
        parameters.map { parameter in
            let label = parameter.firstName.plainText
            let type = parameter.type.unwrapped
            return CallArguments.Parameter(
                name: (parameter.secondName ?? parameter.firstName).plainText, label: label == "_" ? nil : label,
                // Any other type may be an alias of a closure's.
                takesClosure: type.is(FunctionTypeSyntax.self) || type.is(IdentifierTypeSyntax.self) || type.is(MemberTypeSyntax.self),
                defaultValue: parameter.defaultValue?.value, mayBeLeftOut: parameter.defaultValue != nil)
        }
    }
}
