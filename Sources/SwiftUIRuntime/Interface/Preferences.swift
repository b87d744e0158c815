// Preferences: values that flow from views to those around them.

/// A value that views give to those around them, with the rule that makes one of several.
protocol PreferenceKey {
    associatedtype Value
    /// The value where no view gives one.
    static var defaultValue: Value { get }
    /// Adds the value of the next view.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

/// What `preference` adds to a view: it stands for all values from inside the view.
struct _PreferenceModifier {
    let key: Any
    let value: Any
}

/// What `transformPreference` adds to a view.
struct _PreferenceTransformModifier {
    let key: Any
    let reduce: ([Any]) -> Any
    let transform: (Any) -> Any
}

/// What `onPreferenceChange` adds to a view.
struct _PreferenceChangeModifier {
    let key: Any
    let reduce: ([Any]) -> Any
    let action: Any
}

/// What `overlayPreferenceValue` and `backgroundPreferenceValue` add to a view.
struct _PreferenceReaderModifier {
    let kind: String
    let key: Any
    let reduce: ([Any]) -> Any
    let content: (Any) -> any View
    var alignment = Alignment.center
}

// The runtime keeps a key's values without their type. Only `preference(key:value:)` gives them, and it takes a
// `K.Value`: so what comes back under the key `K` is one.

/// One value of many, by the rule of a key.
func _reduced<K: PreferenceKey>(_ key: K.Type, _ values: [Any]) -> Any {
    if values.isEmpty { return K.defaultValue }
    var result = values[0] as! K.Value
    for next in values.dropFirst() {
        let value = next as! K.Value
        K.reduce(value: &result, nextValue: { value })
    }
    return result
}

extension View {
    /// Gives the views around this one a value.
    func preference<K: PreferenceKey>(key: K.Type, value: K.Value) -> some View { ModifiedContent(content: self, modifier: _PreferenceModifier(key: key, value: value)) }
    /// Changes the value that the views inside this one give.
    func transformPreference<K: PreferenceKey>(_ key: K.Type, _ callback: @escaping (inout K.Value) -> Void) -> some View {
        ModifiedContent(content: self, modifier: _PreferenceTransformModifier(key: key, reduce: { _reduced(key, $0) }, transform: { value in
            var changed = value as! K.Value
            callback(&changed)
            return changed
        }))
    }
    /// Runs an action with the value that the views inside this one give, first and when it has changed.
    func onPreferenceChange<K: PreferenceKey>(_ key: K.Type, perform action: @escaping (K.Value) -> Void) -> some View where K.Value: Equatable {
        ModifiedContent(content: self, modifier: _PreferenceChangeModifier(key: key, reduce: { _reduced(key, $0) }, action: action))
    }
    /// Draws above this view what a closure makes of the value that the views inside give.
    func overlayPreferenceValue<K: PreferenceKey, V: View>(_ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V) -> some View {
        ModifiedContent(content: self, modifier: _PreferenceReaderModifier(kind: "overlay", key: key, reduce: { _reduced(key, $0) }, content: { transform($0 as! K.Value) }, alignment: alignment))
    }
    /// Draws behind this view what a closure makes of the value that the views inside give.
    func backgroundPreferenceValue<K: PreferenceKey, V: View>(_ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V) -> some View {
        ModifiedContent(content: self, modifier: _PreferenceReaderModifier(kind: "background", key: key, reduce: { _reduced(key, $0) }, content: { transform($0 as! K.Value) }, alignment: alignment))
    }
    /// Gives the views around this one a value made of a place in this view.
    func anchorPreference<A, K: PreferenceKey>(key: K.Type, value: _AnchorSource, transform: @escaping (Anchor<A>) -> K.Value) -> some View {
        ModifiedContent(content: self, modifier: _PreferenceModifier(key: key, value: transform(Anchor<A>(_source: value))))
    }
}

/// A place in a view, which a GeometryProxy turns into coordinates of its own.
struct Anchor<Value>: Hashable {
    typealias Source = _AnchorSource
    let _source: _AnchorSource
}

/// Which place of a view is meant.
struct _AnchorSource: Hashable {
    let _name: String
    static let bounds = _AnchorSource(_name: "bounds")
    static let center = _AnchorSource(_name: "center")
    static let topLeading = _AnchorSource(_name: "topLeading")
}

extension GeometryProxy {
    /// The rectangle of the reader: where an anchor's view stands in it is not known here.
    subscript(anchor: Anchor<CGRect>) -> CGRect { CGRect(x: 0, y: 0, width: size.width, height: size.height) }
    /// The middle of the reader: where an anchor's view stands in it is not known here.
    subscript(anchor: Anchor<CGPoint>) -> CGPoint { CGPoint(x: size.width / 2, y: size.height / 2) }
}
