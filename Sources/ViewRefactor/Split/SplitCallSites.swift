import SwiftSyntax
import ViewSyntax

/// Where a view uses the member that is split off, and what is given there.
struct SplitCallSites {
    /// A use, with what a function is given there, in the order of its parameters.
    private struct Site {
        let range: Range<Int>
        let given: [(name: String, value: ExprSyntax)]
        /// Names of the view that mean something else there.
        var hidden: Set<String> = []
    }

    private let sites: [Site]

    /// - Parameter roots: Names of the view that the calls will say.
    init(of target: SplitTarget, in view: ViewDeclaration, roots: Set<String>) throws(RefactorError) {
        let name = target.memberName
        var sites: [Site] = []
        for member in view.membersInFile where member.id != target.member.id {
            let uses = NameUses(in: [Syntax(member)], viewMembers: view.viewMembers)
            for use in uses.names where use.name == name {
                let token = member.token(at: AbsolutePosition(utf8Offset: use.range.lowerBound))
                let locals = token.map { Locals(around: Syntax($0), in: member, of: view.name, view.types).names }
                if let token { try Self.checkIsView(token, target) }
                var site = try Self.site(of: use, target)
                site.hidden = roots.filter { locals?[$0] != nil }
                sites.append(site)
            }
        }
        if NameUses(in: target.code, viewMembers: []).names.contains(where: { $0.name == name }) {
            throw .cannotSplit("`\(name)` uses itself")
        }
        self.sites = sites.sorted { $0.range.lowerBound < $1.range.lowerBound }
        if zip(self.sites, self.sites.dropFirst()).contains(where: { $0.range.overlaps($1.range) }) {
            throw .cannotSplit("`\(name)` is used inside its own arguments")
        }
    }

    private static func site(of use: NameUse, _ target: SplitTarget) throws(RefactorError) -> Site {
        let name = target.memberName
        guard let function = target.member.as(FunctionDeclSyntax.self) else { return Site(range: use.range, given: []) }
        guard let call = use.call else {
            throw .cannotSplit("`\(name)` is used without being called, and a view cannot take its place there")
        }
        let parameters = function.signature.parameterClause.callParameters
        do throws(CallArguments.Misfit) {
            let arguments = try CallArguments(of: call, for: parameters)
            return Site(range: call.offsets, given: parameters.compactMap { parameter in
                parameter.name == "_" ? nil : arguments.given[parameter.name].map { (parameter.name, $0) }
            })
        } catch {
            switch error {
            case .leftOut(let parameter): throw .cannotSplit("a call of `\(name)` leaves out `\(parameter)`")
            case .surplus: throw .cannotSplit("a call of `\(name)` does not fit its parameters")
            }
        }
    }

    /// A member that says `Text` or `Image` may be used as one: in `title + Text("!")`, and by `icon.resizable()`.
    private static func checkIsView(_ use: TokenSyntax, _ target: SplitTarget) throws(RefactorError) {
        let type = target.member.as(FunctionDeclSyntax.self)?.signature.returnClause?.type
            ?? target.member.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?.type
        guard let type = type?.lastName, type == "Text" || type == "Image", !use.standsForView else { return }
        throw .cannotSplit("`\(target.memberName)` is used as the `\(type)` that it is, and another view cannot take its place there")
    }

    /// The calls of the new view in the place of the uses.
    func replacements(passing passed: [(String, String)], _ call: ([(String, String)]) -> String) -> [SourceEdit.Replacement] {
        sites.map { site in
            let own = passed.map { ($0.0, Self.qualified($0.1, where: site.hidden)) }
            return .init(site.range, call(site.given.map { ($0.name, $0.value.trimmedDescription) } + own))
        }
    }

    /// An argument that means a member of the view, also where a local name hides it: `self.$draft`, `{ self.total }`.
    private static func qualified(_ argument: String, where hidden: Set<String>) -> String {
        let opening = argument.hasPrefix("{ ") ? "{ " : ""
        let path = argument.dropFirst(opening.count)
        let root = path.drop { $0 == "$" || $0 == "`" }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return hidden.contains(String(root)) ? "\(opening)self.\(path)" : argument
    }

    /// Whether every closure that is given for a parameter does the same when it is old.
    ///
    /// - Parameter compared: The names of inputs that the new view compares. What it is given for them cannot have changed.
    func areLive(_ parameter: String, in view: ViewDeclaration, compared: Set<String>, _ safety: ClosureSafety) -> Bool {
        sites.allSatisfy { site in
            guard let given = site.given.first(where: { $0.name == parameter })?.value else { return true }
            let same = site.given.filter { compared.contains($0.name) }.compactMap { $0.value.bare.plainName }
            return safety.isLive(given, in: view.name, compared: Set(same))
        }
    }
}

extension TokenSyntax {
    /// Whether a name stands where any view may stand: for itself, or modified as any view can be.
    fileprivate var standsForView: Bool {
        var node = Syntax(self)
        while let parent = node.parent {
            if let access = parent.as(MemberAccessExprSyntax.self) {
                if access.base?.id == node.id, Self.ofImages.contains(access.declName.baseName.text) { return false }
            } else if let call = parent.as(FunctionCallExprSyntax.self) {
                guard call.calledExpression.id == node.id else { return false }
            } else if let argument = parent.as(LabeledExprSyntax.self) {
                let callee = argument.parent?.parent?.as(FunctionCallExprSyntax.self)?.calleeName ?? ""
                return argument.label == nil && ["AnyView", "background", "mask", "overlay"].contains(callee)
            } else if !parent.is(DeclReferenceExprSyntax.self) {
                return parent.is(CodeBlockItemSyntax.self) || parent.is(ReturnStmtSyntax.self) || parent.is(ExpressionStmtSyntax.self)
            }
            node = parent
        }
        return false
    }

    private static let ofImages: Set<String> = ["allowedDynamicRange", "antialiased", "interpolation", "renderingMode", "resizable"]
}
