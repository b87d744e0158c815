/// What is compared of the vocabulary's own types, where that is not field by field.
extension Builtin {
    /// The field that follows from the others, which alone are compared.
    var derivedPart: String? { self == .recognizerModifier ? "recognizers" : nil }

    /// What a parent gives a property wrapper, by which two are compared; nil for all that is no wrapper.
    var comparedParts: String? {
        switch self {
        case .state, .gestureState: "initial value: what is stored later is not compared"
        case .focusState, .namespace: "nothing: always equal"
        case .appStorage, .sceneStorage: "key and default value"
        case .binding: "place, value and transaction"
        case .stateObject: "code and captures of what makes its object"
        case .observedObject: "its object, by that type's rule"
        case .environmentObject: "nothing: always equal"
        case .environment: "key: the value is not compared"
        default: nil
        }
    }
}
