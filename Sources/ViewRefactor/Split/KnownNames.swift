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
        "lineLimit": "Int?", "isFocused": "Bool", "isPresented": "Bool", "redactionReasons": "RedactionReasons",
        "openWindow": "OpenWindowAction", "dismissWindow": "DismissWindowAction", "modelContext": "ModelContext",
        "managedObjectContext": "NSManagedObjectContext", "undoManager": "UndoManager?", "editMode": "Binding<EditMode>?",
        "backgroundStyle": "AnyShapeStyle?", "controlSize": "ControlSize", "isLuminanceReduced": "Bool", "pixelLength": "CGFloat",
        "colorSchemeContrast": "ColorSchemeContrast", "legibilityWeight": "LegibilityWeight?", "multilineTextAlignment": "TextAlignment",
        "requestReview": "RequestReviewAction", "sizeCategory": "ContentSizeCategory", "presentationMode": "Binding<PresentationMode>",
        "accessibilityReduceTransparency": "Bool", "accessibilityDifferentiateWithoutColor": "Bool", "accessibilityVoiceOverEnabled": "Bool",
        "widgetFamily": "WidgetFamily", "isSceneCaptured": "Bool", "imageScale": "Image.Scale", "truncationMode": "Text.TruncationMode",
    ]

    /// Types whose static properties are values of the type itself: `Color.red`, `Date.now`.
    static let typesOfTheirStatics: Set<String> = [
        "Alignment", "Angle", "Animation", "Axis", "Axis.Set", "BlendMode", "CGFloat", "CGPoint", "CGRect", "CGSize", "Calendar",
        "Color", "ColorScheme", "ContentMode", "Date", "Decimal", "Double", "DynamicTypeSize", "Edge", "Edge.Set", "Float", "Font",
        "Font.Design", "Font.Weight", "HorizontalAlignment", "Image.Scale", "Int", "LayoutDirection", "Locale", "ScenePhase",
        "TextAlignment", "TimeZone", "UnitPoint", "VerticalAlignment", "Visibility",
    ]

    /// Types that are of something: the name alone is no type.
    static let genericTypes: Set<String> = [
        "AnyPublisher", "AnySequence", "Array", "ArraySlice", "Binding", "ClosedRange", "ContiguousArray", "CurrentValueSubject",
        "Dictionary", "FetchDescriptor", "Just", "KeyPathComparator", "Measurement", "NavigationLink", "Optional",
        "PassthroughSubject", "Range", "Result", "Set", "SortDescriptor",
    ]
}
