import SwiftSyntax

/// What a closure in a body is for.
package enum ClosureRole {
    /// Composes views: `VStack { … }`.
    case content
    /// Runs on an event, not when the body runs: `Button("Add") { … }`.
    case action
    /// Runs when the body runs and makes no view: `items.map { … }`.
    case value

    /// - Parameter viewMembers: The members of the type that give views.
    package init(of closure: ClosureExprSyntax, viewMembers: Set<String>) {
        let composes = closure.statements.contains { Self.composes($0.item, viewMembers: viewMembers) }
        guard let (call, label) = closure.use else {
            self = composes ? .content : .value
            return
        }
        let callee = call.calleeName ?? ""
        if Self.isGetter(label: label, callee: callee) {
            self = .value
        } else if Self.isAction(label: label, callee: callee, call: call, closure: closure) {
            self = .action
        } else if composes || Self.containers.contains(callee) {
            self = .content
        } else if callee.isCapitalized {
            // A name that stands alone is no action; what it stands for may be declared in another file.
            let isNameAlone = closure.statements.contains { $0.item.as(ExprSyntax.self)?.plainName != nil }
            self = isNameAlone ? .content : .action
        } else {
            self = .value
        }
    }

    /// Whether what is given to a call under a label runs on an event only: `Button("Add", action: add)`.
    package static func isHandler(label: String?, callee: String) -> Bool {
        if isGetter(label: label, callee: callee) { return false }
        if let label { return actionLabels.contains(label) || label.isEventName }
        return actionCallees.contains(callee) || callee.isEventName
    }

    /// Whether the call itself says that a closure runs on an event. Of another one that composes no views it is only likely.
    package static func isNamedAction(_ closure: ClosureExprSyntax) -> Bool {
        guard let (call, label) = closure.use else { return false }
        return isAction(label: label, callee: call.calleeName ?? "", call: call, closure: closure)
    }

    /// What gives a binding its value, which a control asks for whenever it is drawn: `Binding(get: { … }, set: …)`.
    private static func isGetter(label: String?, callee: String) -> Bool {
        label == "get" || label == nil && callee == "Binding"
    }

    /// Views of SwiftUI whose closures make views, also where a function of the program makes them: `VStack { header(title) }`.
    private static let containers: Set<String> = [
        "ControlGroup", "DisclosureGroup", "ForEach", "Form", "GeometryReader", "Grid", "GridRow", "Group", "GroupBox", "HStack",
        "LabeledContent", "LazyHGrid", "LazyHStack", "LazyVGrid", "LazyVStack", "List", "NavigationSplitView", "NavigationStack",
        "NavigationView", "ScrollView", "ScrollViewReader", "Section", "TabView", "TimelineView", "VStack", "ViewThatFits", "ZStack",
    ]

    private static let actionLabels: Set<String> = [
        "action", "perform", "completion", "operation", "set", "primaryAction", "isTargeted",
    ]
    private static let actionCallees: Set<String> = [
        "Task", "Timer", "Thread", "withAnimation", "withTransaction", "task", "refreshable", "gesture", "async", "asyncAfter", "sink",
        "detached",
        // Modifiers whose closure stands for an event that their name does not say.
        "accessibilityAction", "accessibilityAdjustableAction", "accessibilityScrollAction", "accessibilityZoomAction",
        "backgroundTask", "cuttable", "dropDestination", "fileExporter", "fileImporter", "fileMover", "importableFromServices",
        "importsItemProviders", "itemProvider", "pasteDestination", "userActivity",
    ]

    private static func isAction(
        label: String?, callee: String, call: FunctionCallExprSyntax, closure: ClosureExprSyntax
    ) -> Bool {
        if let label { return actionLabels.contains(label) || label.isEventName }
        if actionCallees.contains(callee) || callee.isEventName { return true }
        guard callee == "Button" else { return false }
        // The first closure of a button is its action unless the action was given before.
        return !call.arguments.contains { $0.label?.text == "action" }
    }

    private static func composes(_ item: CodeBlockItemSyntax.Item, viewMembers: Set<String>) -> Bool {
        switch item {
        case .expr(let expression): composes(expression, viewMembers: viewMembers)
        case .stmt(let statement):
            if let wrapped = statement.as(ExpressionStmtSyntax.self) {
                composes(wrapped.expression, viewMembers: viewMembers)
            } else if let result = statement.as(ReturnStmtSyntax.self)?.expression {
                composes(result, viewMembers: viewMembers)
            } else {
                false
            }
        case .decl(let declaration):
            declaration.as(IfConfigDeclSyntax.self)?.clauses.contains { clause in
                guard case .statements(let list) = clause.elements else { return false }
                return list.contains { composes($0.item, viewMembers: viewMembers) }
            } ?? false
        }
    }

    /// Whether an expression that stands alone is a view, or a choice between views.
    package static func composes(_ expression: ExprSyntax, viewMembers: Set<String>) -> Bool {
        func composes(_ statements: CodeBlockItemListSyntax) -> Bool {
            statements.contains { Self.composes($0.item, viewMembers: viewMembers) }
        }
        if let branch = expression.as(IfExprSyntax.self) {
            if composes(branch.body.statements) { return true }
            switch branch.elseBody {
            case .codeBlock(let block): return composes(block.statements)
            case .ifExpr(let other): return Self.composes(ExprSyntax(other), viewMembers: viewMembers)
            case nil: return false
            }
        }
        if let choice = expression.as(SwitchExprSyntax.self) {
            return choice.cases.contains { $0.as(SwitchCaseSyntax.self).map { composes($0.statements) } ?? false }
        }
        return isView(expression, viewMembers: viewMembers)
    }

    /// Whether an expression that stands alone looks like a view.
    package static func isView(_ expression: ExprSyntax, viewMembers: Set<String>) -> Bool {
        let root = expression.chainRoot
        if let name = root.constructedType { return !notViews.contains(name) }
        if let name = root.as(FunctionCallExprSyntax.self)?.calleeName ?? root.plainName {
            return viewMembers.contains(name) || name == "content" || valuesThatAreViews.contains(name)
        }
        if let member = root.as(MemberAccessExprSyntax.self) { return viewMembers.contains(member.declName.baseName.text) }
        return false
    }

    private static let notViews: Set<String> = [
        "Task", "UUID", "Date", "Int", "String", "Double", "Bool", "Set", "Array", "Dictionary", "DispatchQueue", "Timer",
        "NotificationCenter", "UIImpactFeedbackGenerator", "URL", "Binding", "DispatchWorkItem",
    ]
    private static let valuesThatAreViews: Set<String> = ["Color", "EmptyView", "LinearGradient"]
}

package extension ClosureExprSyntax {
    /// The call that the closure is an argument of, and the label that it goes by.
    var use: (call: FunctionCallExprSyntax, label: String?)? {
        guard let parent else { return nil }
        if let call = parent.as(FunctionCallExprSyntax.self) {
            return call.trailingClosure?.id == id ? (call, nil) : nil
        }
        if let element = parent.as(MultipleTrailingClosureElementSyntax.self) {
            return element.parent?.parent?.as(FunctionCallExprSyntax.self).map { ($0, element.label.text) }
        }
        if let argument = parent.as(LabeledExprSyntax.self) {
            return argument.parent?.parent?.as(FunctionCallExprSyntax.self).map { ($0, argument.label?.text) }
        }
        return nil
    }
}

package extension String {
    /// `onTapGesture`, `onChange`: named like an event.
    var isEventName: Bool { hasPrefix("on") && (dropFirst(2).first?.isUppercase ?? false) }
}
