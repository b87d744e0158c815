// The views of which a content is made, for containers of a program's own.
//
// They are found in what the content's builder made: a view of the program counts as one, whatever its body makes.

extension Group {
    init<Base: View, Result: View>(subviews view: Base, @ViewBuilder transform: (SubviewsCollection) -> Result) where Content == Result {
        content = transform(SubviewsCollection(_elements: _subviews(of: view)))
    }
}

extension ForEach {
    init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content) where Data == [Subview], ID == Subview.ID {
        self.data = _subviews(of: view)
        self.id = nil
        self.content = content
    }
}

/// One of the views of which a content is made.
struct Subview: _PrimitiveView, Identifiable {
    /// Where a view stands among those of its content.
    struct ID: Hashable {
        let _path: [AnyHashable]
    }
    let id: ID
    let content: any View
    /// What `containerValue` says of the view.
    let containerValues: ContainerValues
}

/// The views of which a content is made. As a view it is all of them.
struct SubviewsCollection: _PrimitiveView, RandomAccessCollection {
    typealias Element = Subview
    typealias Index = Int
    typealias SubSequence = SubviewsCollection
    let _elements: [Subview]
    let content: any View
    init(_elements: [Subview]) {
        self._elements = _elements
        content = ForEach(_elements) { $0 }
    }
    var startIndex: Int { 0 }
    var endIndex: Int { _elements.count }
    func index(after i: Int) -> Int { i + 1 }
    func index(before i: Int) -> Int { i - 1 }
    subscript(position: Int) -> Subview { _elements[position] }
    subscript(bounds: Range<Int>) -> SubviewsCollection { SubviewsCollection(_elements: Array(_elements[bounds])) }
}

/// A key of a value that a view gives the container around it.
protocol ContainerValueKey {
    associatedtype Value
    /// The value of a view that gives none.
    static var defaultValue: Value { get }
}

/// What a view gives the container around it.
struct ContainerValues {
    var _values: [ObjectIdentifier: Any] = [:]
    /// The value of a key.
    subscript<K: ContainerValueKey>(key: K.Type) -> K.Value {
        get { _values[ObjectIdentifier(key)] as? K.Value ?? key.defaultValue }
        set { _values[ObjectIdentifier(key)] = newValue }
    }
}

extension View {
    /// Gives the container around the view a value, which it finds among the `containerValues` of its subviews.
    func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
        ModifiedContent(content: self, modifier: InertModifier(name: "containerValue", arguments: _ContainerWrite(keyPath: keyPath, value: value)))
    }
}

/// What can be written into the values of a subview.
protocol _ContainerWriting {
    func _write(into values: inout ContainerValues)
}

/// What `containerValue` says.
struct _ContainerWrite<V>: _ContainerWriting {
    let keyPath: WritableKeyPath<ContainerValues, V>
    let value: V
    func _write(into values: inout ContainerValues) { values[keyPath: keyPath] = value }
}

/// A view that stands for others, each of which is a subview by itself.
protocol _SubviewSource {
    /// The views that it stands for, each with the step to it.
    var _steps: [(AnyHashable, any View)] { get }
}

extension TupleView: _SubviewSource {
    var _steps: [(AnyHashable, any View)] { value.indices.map { (AnyHashable($0), value[$0]) } }
}

extension _ConditionalContent: _SubviewSource {
    var _steps: [(AnyHashable, any View)] { [(AnyHashable(isFirst), content)] }
}

extension _OptionalContent: _SubviewSource {
    var _steps: [(AnyHashable, any View)] { content.map { [(AnyHashable(true), $0)] } ?? [] }
}

extension AnyView: _SubviewSource {
    var _steps: [(AnyHashable, any View)] { [(AnyHashable("any"), storage)] }
}

extension EmptyView: _SubviewSource {
    var _steps: [(AnyHashable, any View)] { [] }
}

extension Group: _SubviewSource {
    var _steps: [(AnyHashable, any View)] { [(AnyHashable("group"), content)] }
}

extension SubviewsCollection: _SubviewSource {
    var _steps: [(AnyHashable, any View)] { _elements.map { (AnyHashable($0.id), $0) } }
}

extension ForEach: _SubviewSource {
    var _steps: [(AnyHashable, any View)] {
        let rows = _allRows(of: self)
        return stride(from: 0, to: rows.count, by: 2).map { index in
            (AnyHashable(rows[index] as? Int ?? index), _viewOrEmpty(rows[index + 1] as? any View))
        }
    }
}

/// The rows of a ForEach: what tells each apart, and then its view.
@native("_allRows") func _allRows(of view: Any) -> [Any]

/// The subviews of a view.
func _subviews(of view: any View) -> [Subview] {
    var found: [Subview] = []
    _collectSubviews(view, [], ContainerValues(), { $0 }, &found)
    return found
}

/// Adds the subviews of a view that stands at a place; `wrap` puts the modifiers around each that stand around all of them.
func _collectSubviews(
    _ view: any View, _ path: [AnyHashable], _ values: ContainerValues, _ wrap: (any View) -> any View, _ found: inout [Subview]
) {
    if let source = view as? any _SubviewSource {
        for (step, part) in source._steps { _collectSubviews(part, path + [step], values, wrap, &found) }
    } else if let modified = view as? any _ModifiedView {
        // Of two modifiers for one key the outer one counts.
        var inner = ContainerValues()
        if let write = (modified._modifierOfView as? InertModifier)?.arguments as? any _ContainerWriting { write._write(into: &inner) }
        for (key, value) in values._values { inner._values[key] = value }
        _collectSubviews(modified._contentOfView, path, inner, { wrap(modified._applied(to: $0)) }, &found)
    } else {
        found.append(Subview(id: Subview.ID(_path: path), content: wrap(view), containerValues: values))
    }
}

/// A view with a modifier, whatever they are.
protocol _ModifiedView {
    var _contentOfView: any View { get }
    var _modifierOfView: Any { get }
    func _applied(to content: any View) -> any View
}

extension ModifiedContent: _ModifiedView {
    var _contentOfView: any View { _viewOrEmpty(content as? any View) }
    var _modifierOfView: Any { modifier }
    func _applied(to content: any View) -> any View { ModifiedContent<any View, Modifier>(content: content, modifier: modifier) }
}
