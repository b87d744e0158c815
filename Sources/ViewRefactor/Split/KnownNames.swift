/// Names that no file of a program declares, because the standard library and SwiftUI do.
enum KnownNames {
    /// Functions that mean the same everywhere.
    static let functions: Set<String> = [
        "print", "debugPrint", "dump", "min", "max", "abs", "zip", "stride", "sequence", "repeatElement", "round", "floor", "ceil",
        "sqrt", "pow", "sin", "cos", "tan", "exp", "log", "withAnimation", "withTransaction", "type", "assert", "precondition",
        "fatalError", "swap", "numericCast", "unsafeBitCast", "nil",
    ]

    /// The types of the environment's values, by their keys.
    static let environment: [String: String] = [
        "colorScheme": "ColorScheme", "locale": "Locale", "dismiss": "DismissAction", "openURL": "OpenURLAction",
        "horizontalSizeClass": "UserInterfaceSizeClass?", "verticalSizeClass": "UserInterfaceSizeClass?",
        "dynamicTypeSize": "DynamicTypeSize", "scenePhase": "ScenePhase", "isEnabled": "Bool", "layoutDirection": "LayoutDirection",
        "calendar": "Calendar", "timeZone": "TimeZone", "refresh": "RefreshAction?", "displayScale": "CGFloat",
        "accessibilityReduceMotion": "Bool", "isSearching": "Bool", "dismissSearch": "DismissSearchAction", "font": "Font?",
        "lineLimit": "Int?", "isFocused": "Bool", "isPresented": "Bool",
    ]
}
