import SwiftInterpreter

/// Built-in types by which the runtime behaves, found by the names that the interface files give them.
enum Builtin: String, CaseIterable {
    // Structure
    case emptyView = "EmptyView"
    case tupleView = "TupleView"
    case conditionalContent = "_ConditionalContent"
    case optionalContent = "_OptionalContent"
    case modifiedContent = "ModifiedContent"
    case anyView = "AnyView"
    case equatableView = "EquatableView"
    case group = "Group"
    case forEach = "ForEach"
    case outlineGroup = "OutlineGroup"
    case table = "Table"
    case phaseAnimator = "PhaseAnimator"
    case multiDatePicker = "MultiDatePicker"
    case keyframeAnimator = "KeyframeAnimator"
    case modifierContent = "_ViewModifierContent"
    case placedContent = "_PlacedContent"
    case pushedScreen = "_PushedScreen"
    // Leaves
    case text = "Text"
    case title = "_Title"
    case titleAndIcon = "_TitleAndIcon"
    case image = "Image"
    case icon = "_Icon"
    case label = "Label"
    case spacer = "Spacer"
    case divider = "Divider"
    case color = "Color"
    case linearGradient = "LinearGradient"
    case radialGradient = "RadialGradient"
    case angularGradient = "AngularGradient"
    case ellipticalGradient = "EllipticalGradient"
    case meshGradient = "MeshGradient"
    // Controls
    case button = "Button"
    case toggle = "Toggle"
    case textField = "TextField"
    case secureField = "SecureField"
    case textEditor = "TextEditor"
    case stepper = "Stepper"
    case slider = "Slider"
    case picker = "Picker"
    case datePicker = "DatePicker"
    case colorPicker = "ColorPicker"
    case progressView = "ProgressView"
    case gauge = "Gauge"
    case link = "Link"
    case menu = "Menu"
    case editButton = "EditButton"
    // Containers
    case vStack = "VStack"
    case hStack = "HStack"
    case zStack = "ZStack"
    case grid = "Grid"
    case gridRow = "GridRow"
    case scrollView = "ScrollView"
    case form = "Form"
    case section = "Section"
    case groupBox = "GroupBox"
    case labeledContent = "LabeledContent"
    case layoutView = "_LayoutView"
    case hSplitView = "HSplitView"
    case vSplitView = "VSplitView"
    case controlGroup = "ControlGroup"
    case viewThatFits = "ViewThatFits"
    case contentUnavailable = "ContentUnavailableView"
    case navigationSplitView = "NavigationSplitView"
    case toolbarItem = "ToolbarItem"
    case toolbarItemGroup = "ToolbarItemGroup"
    case navigationLink = "NavigationLink"
    case tabView = "TabView"
    case tab = "Tab"
    case tabSection = "TabSection"
    // Containers that are asked for their children on their own
    case list = "List"
    case lazyVStack = "LazyVStack"
    case lazyHStack = "LazyHStack"
    case lazyVGrid = "LazyVGrid"
    case lazyHGrid = "LazyHGrid"
    case navigationStack = "NavigationStack"
    case navigationView = "NavigationView"
    case disclosureGroup = "DisclosureGroup"
    case geometryReader = "GeometryReader"
    case scrollViewReader = "ScrollViewReader"
    case asyncImage = "AsyncImage"
    case timelineView = "TimelineView"
    case styledControl = "_StyledControl"
    // Shapes
    case rectangle = "Rectangle"
    case circle = "Circle"
    case ellipse = "Ellipse"
    case capsule = "Capsule"
    case roundedRectangle = "RoundedRectangle"
    case drawnShape = "_DrawnShape"
    // Modifiers
    case inertModifier = "InertModifier"
    case styleModifier = "_StyleModifier"
    case environmentModifier = "_EnvironmentModifier"
    case transformEnvironmentModifier = "_TransformEnvironmentModifier"
    case environmentObjectModifier = "_EnvironmentObjectModifier"
    case appearanceModifier = "_AppearanceModifier"
    case animationModifier = "_AnimationModifier"
    case transactionModifier = "_TransactionModifier"
    case changeModifier = "_ChangeModifier"
    case gestureModifier = "_GestureModifier"
    case refreshModifier = "_RefreshModifier"
    case identifierModifier = "_IdentifierModifier"
    case tagModifier = "_TagModifier"
    case submitModifier = "_SubmitModifier"
    case focusModifier = "_FocusModifier"
    case recognizerModifier = "_RecognizerModifier"
    case searchModifier = "_SearchModifier"
    case openURLModifier = "_OpenURLModifier"
    case editModifier = "_EditModifier"
    case secondaryModifier = "_SecondaryModifier"
    case accessoryModifier = "_AccessoryModifier"
    case destinationModifier = "_DestinationModifier"
    case presentedDestinationModifier = "_PresentedDestinationModifier"
    case sheetModifier = "_SheetModifier"
    case presentation = "_Presentation"
    case alertModifier = "_AlertModifier"
    case tabItemModifier = "_TabItemModifier"
    case taskModifier = "_TaskModifier"
    case receiveModifier = "_ReceiveModifier"
    case layoutValue = "_LayoutValue"
    case preferenceModifier = "_PreferenceModifier"
    case preferenceTransformModifier = "_PreferenceTransformModifier"
    case preferenceChangeModifier = "_PreferenceChangeModifier"
    case preferenceReaderModifier = "_PreferenceReaderModifier"
    // Dynamic properties
    case state = "State"
    case binding = "Binding"
    case stateObject = "StateObject"
    case observedObject = "ObservedObject"
    case environmentObject = "EnvironmentObject"
    case environment = "Environment"
    case focusState = "FocusState"
    case gestureState = "GestureState"
    case namespace = "Namespace"
    case appStorage = "AppStorage"
    case sceneStorage = "SceneStorage"
    case bindable = "Bindable"
    // Places
    case functionalLocation = "_FunctionalLocation"
    case constantLocation = "_ConstantLocation"
    case memberLocation = "_MemberLocation"
    case elementLocation = "_ElementLocation"
    case unwrappedLocation = "_UnwrappedLocation"
    case wrappedLocation = "_WrappedLocation"
    case presenceLocation = "_PresenceLocation"
    case objectLocation = "_ObjectLocation"
    case environmentValues = "EnvironmentValues"
    case environmentEntry = "_EnvironmentEntry"
    case publisher = "ObservableObjectPublisher"
    // Collections
    case anyHashable = "AnyHashable"
    case range = "Range"
    case closedRange = "ClosedRange"
}

/// What the runtime knows of the types of a program, looked up once each.
final class Vocabulary {
    private let program: any ViewProgram
    private var kinds: [TypeKind?] = []
    private var animatable: [TypeID: Bool] = [:]
    private var types: [Builtin: TypeID] = [:]
    private var slots: [SlotKey: Int] = [:]

    private struct SlotKey: Hashable {
        var type: TypeID
        var name: String
    }

    /// What a type is to the walk over views.
    enum TypeKind {
        case builtin(Builtin)
        /// A view of the program, with the function that is its body.
        case view(body: Int)
        /// A modifier of the program, with the function that is its body.
        case modifier(body: Int)
        case other
    }

    init(program: any ViewProgram) { self.program = program }

    private var machine: Machine { program.machine }

    /// Views that show their content and nothing else, as a group does.
    private static let groups: Set = [
        "Subview", "SubviewsCollection", "PasteButton", "ShareLink", "WindowGroup", "Window", "Settings", "MenuBarExtra", "_Scenes",
        "_OptionalScene",
    ]

    /// What a type is; constant time after the first question.
    func kind(of type: TypeID) -> TypeKind {
        let index = Int(type.rawValue)
        if index < kinds.count, let known = kinds[index] { return known }
        let kind = findKind(of: type)
        if index >= kinds.count { kinds.append(contentsOf: repeatElement(nil, count: index + 1 - kinds.count)) }
        kinds[index] = kind
        return kind
    }

    private func findKind(of type: TypeID) -> TypeKind {
        guard let decl = machine.types[type].decl else { return .other }
        if decl.isInterface {
            if Self.groups.contains(decl.qualifiedName) { return .builtin(.group) }
            if let builtin = Builtin(rawValue: decl.qualifiedName) { return .builtin(builtin) }
        }
        // A shape has no body, the program's own as well: it is drawn.
        if program.conforms(type: type, to: "Shape") { return .builtin(.drawnShape) }
        if decl.isInterface { return .other }
        // An app and its scenes have bodies as views have, which run for the same reasons.
        for name in ["View", "App", "Scene"] where program.conforms(type: type, to: name) {
            if let body = implementation(of: name, "body", for: type) { return .view(body: body) }
        }
        if program.conforms(type: type, to: "ViewModifier"), let body = implementation(of: "ViewModifier", "body", for: type) {
            return .modifier(body: body)
        }
        return .other
    }

    /// Whether a type is a view, of the program or of the vocabulary.
    func isView(_ type: TypeID) -> Bool {
        switch kind(of: type) {
        case .view: true
        case .modifier: false
        case .builtin, .other: program.conforms(type: type, to: "View")
        }
    }

    /// Whether values of a type have data that animations move; constant time after the first question.
    func isAnimatable(_ type: TypeID) -> Bool {
        if let known = animatable[type] { return known }
        let isAnimatable = program.conforms(type: type, to: "Animatable")
        animatable[type] = isAnimatable
        return isAnimatable
    }

    func implementation(of protocolName: String, _ name: String, for type: TypeID) -> Int? {
        program.requirement(of: protocolName, named: name).flatMap { program.implementation(of: $0, for: type) }
    }

    func builtin(_ value: Value) -> Builtin? {
        if case .builtin(let builtin) = kind(of: value.type) { return builtin }
        return nil
    }

    /// The number of a built-in type, nil if the vocabulary lacks it.
    func type(_ builtin: Builtin) -> TypeID? {
        if let known = types[builtin] { return known }
        guard let type = program.libraryType(named: builtin.rawValue)?.typeID else { return nil }
        types[builtin] = type
        return type
    }

    /// The slot of a stored property.
    func slot(_ name: String, of type: TypeID) -> Int? {
        let key = SlotKey(type: type, name: name)
        if let known = slots[key] { return known }
        guard let slot = machine.types[type].fields.firstIndex(where: { $0.name == name }) else { return nil }
        slots[key] = slot
        return slot
    }

    /// A stored property of a built-in value, borrowed; `.void` where there is none.
    func field(_ name: String, of value: Value) -> Value {
        guard value.isReference, let slot = slot(name, of: value.type) else { return .void }
        return machine.heap.slot(value, slot)
    }

    func string(_ name: String, of value: Value) -> String {
        let text = field(name, of: value)
        return text.type == .string && text.isReference ? machine.heap.string(text) : ""
    }

    /// The name of the case in a property that is an enum.
    func caseName(_ name: String, of value: Value) -> String { caseName(of: field(name, of: value)) }

    func caseName(of content: Value) -> String {
        let cases = machine.types[content.type].cases
        return content.enumCase < cases.count ? cases[content.enumCase].name : ""
    }

    func double(_ name: String, of value: Value) -> Double? {
        guard let number = field(name, of: value).wrappedValue else { return nil }
        switch number.type {
        case .double: return number.asDouble
        case .float: return Double(number.asFloat)
        case .int: return Double(number.asInt)
        default: return nil
        }
    }

    /// What an AnyHashable holds; any other value itself.
    func unerased(_ value: Value) -> Value {
        builtin(value) == .anyHashable ? field("base", of: value) : value
    }

    /// Forgets what is known of the program's own types, after an edit.
    func programChanged() {
        kinds.removeAll()
        animatable.removeAll()
        slots.removeAll()
    }
}
