import SwiftSyntax
import ViewSyntax

/// Whether a part of a view finds in the environment what the view finds there: whether nothing between the two may put
/// something else into it.
struct EnvironmentPath {
    let view: ViewDeclaration

    /// What is asked of the environment under these keys is no value that could be compared, and nothing of SwiftUI's changes it
    /// below a view by itself.
    static let actions: Set<String> = [
        "dismissWindow", "managedObjectContext", "modelContext", "openURL", "openWindow", "requestReview", "undoManager",
    ]

    /// `openURL` of `@Environment(\.openURL) private var openURL`.
    static func key(of member: DeclSyntax) -> String? {
        guard let variable = member.as(VariableDeclSyntax.self), variable.attributes.names == ["Environment"],
            case .argumentList(let arguments) = variable.attributes.first(named: "Environment")?.arguments,
            let path = arguments.first?.expression.as(KeyPathExprSyntax.self)
        else { return nil }
        return String(path.components.trimmedDescription.drop { $0 == "." })
    }

    func isUntouched(from node: Syntax) -> Bool {
        var seen: Set<String> = []
        return isUntouched(from: node, &seen)
    }

    private func isUntouched(from node: Syntax, _ seen: inout Set<String>) -> Bool {
        var place = node
        while !place.is(MemberBlockItemSyntax.self), let parent = place.parent {
            if let call = parent.as(FunctionCallExprSyntax.self), !isNeutral(call, around: place) { return false }
            place = parent
        }
        guard let item = place.as(MemberBlockItemSyntax.self), let name = item.decl.names.first else { return false }
        return name == "body" || isUntouched(wherever: name, &seen)
    }

    private func isUntouched(wherever name: String, _ seen: inout Set<String>) -> Bool {
        guard seen.insert(name).inserted else { return true }
        // What another file uses is not looked at.
        guard view.types.type(view.name)?.members.count == view.membersInFile.flatMap(\.names).count else { return false }
        for member in view.membersInFile {
            for use in NameUses(in: [Syntax(member)], viewMembers: []).names where use.name == name {
                guard let token = member.token(at: AbsolutePosition(utf8Offset: use.range.lowerBound)),
                    isUntouched(from: Syntax(token), &seen)
                else { return false }
            }
        }
        return true
    }

    private func isNeutral(_ call: FunctionCallExprSyntax, around place: Syntax) -> Bool {
        guard let name = call.calleeName else { return false }
        let isCalled = place.id == call.calledExpression.id
        // The call of a member of the view.
        if isCalled, call.receiver.map({ $0.trimmedDescription == "self" }) ?? true { return !name.isCapitalized }
        if name.isCapitalized { return Self.containers.contains(name) && !view.types.names.contains(name) }
        return Self.modifiers.contains(name) || isCalled && Self.presenting.contains(name)
    }

    private static let containers: Set<String> = [
        "DisclosureGroup", "ForEach", "Form", "GeometryReader", "Grid", "GridRow", "Group", "GroupBox", "HStack", "LabeledContent",
        "LazyHGrid", "LazyHStack", "LazyVGrid", "LazyVStack", "List", "NavigationSplitView", "NavigationStack", "NavigationView",
        "ScrollView", "ScrollViewReader", "Section", "TabView", "VStack", "ZStack",
    ]
    /// What these show stands elsewhere; what they are put on stays where it is.
    private static let presenting: Set<String> = [
        "alert", "confirmationDialog", "contextMenu", "fullScreenCover", "navigationDestination", "popover", "refreshable", "searchable",
        "sheet", "swipeActions", "toolbar",
    ]

    private static let modifiers: Set<String> = [
        "accessibilityElement", "accessibilityHidden", "accessibilityIdentifier", "accessibilityLabel", "animation", "aspectRatio",
        "background", "bold", "border", "clipShape", "contentShape", "cornerRadius", "disabled", "edgesIgnoringSafeArea", "fixedSize",
        "font", "fontWeight", "foregroundColor", "foregroundStyle", "frame", "hidden", "id", "ignoresSafeArea", "italic",
        "layoutPriority", "lineLimit", "listRowBackground", "listRowInsets", "listRowSeparator", "multilineTextAlignment",
        "navigationBarTitle", "navigationTitle", "offset", "onAppear", "onChange", "onDisappear", "onReceive", "onTapGesture", "opacity",
        "overlay", "padding", "rotationEffect", "scaleEffect", "shadow", "tag", "task", "tint", "transition", "zIndex",
    ]
}
