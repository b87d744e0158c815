import SwiftSyntax

/// The property wrappers through which SwiftUI itself updates a view when their value changes.
///
/// Their values are not in the view when two views are compared, so `==` leaves them out. `Binding` is not
/// among them: what it points to is an input of the view.
public enum DynamicPropertyWrappers {
    public static let names: Set<String> = [
        "AccessibilityFocusState", "AppStorage", "Bindable", "Environment", "EnvironmentObject", "FetchRequest",
        "FocusState", "FocusedObject", "FocusedValue", "GestureState", "NSApplicationDelegateAdaptor", "Namespace",
        "ObservedObject", "PhysicalMetric", "Query", "ScaledMetric", "SceneStorage", "SectionedFetchRequest", "State",
        "StateObject", "UIApplicationDelegateAdaptor", "WKApplicationDelegateAdaptor", "WKExtensionDelegateAdaptor",
    ]

    private static let modules: Set<String> = ["SwiftUI", "SwiftUICore", "SwiftData"]

    /// The wrapper that an attribute names, without its module; nil when it is none of them
    /// (`FocusState.Binding` is a binding).
    ///
    /// - Parameter hidden: Wrappers of the program, which hide SwiftUI's of the same names.
    static func name(of element: AttributeListSyntax.Element, hiddenBy hidden: Set<String>) -> String? {
        guard case .attribute(let attribute) = element else { return nil }
        var parts = attribute.attributeName.nameParts
        if parts.count == 1, hidden.contains(parts[0]) { return nil }
        if parts.count > 1, modules.contains(parts[0]) { parts.removeFirst() }
        guard parts.count == 1, names.contains(parts[0]) else { return nil }
        return parts[0]
    }
}
