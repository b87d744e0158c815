// Views made from collections.

/// A view for each element of a collection, told apart by id.
struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content>: _PrimitiveView {
    let data: Any
    let id: Any?
    let content: Any
    init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) where Data: RandomAccessCollection, Data.Element: Identifiable, ID == Data.Element.ID {
        self.data = _rows(data)
        self.id = nil
        self.content = content
    }
    init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) where Data: RandomAccessCollection, ID: Hashable {
        self.data = _rows(data)
        self.id = id
        self.content = content
    }
    init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) where Data == Range<Int>, ID == Int {
        self.data = data
        self.id = nil
        self.content = content
    }
    init<Elements>(_ data: Binding<Elements>, @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content) where Elements: MutableCollection, Elements: RandomAccessCollection, Elements.Element: Identifiable, Data == Elements, ID == Elements.Element.ID {
        self.data = data
        self.id = nil
        self.content = content
    }
    init<Elements>(_ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>, @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content) where Data == Elements, Elements: MutableCollection, Elements: RandomAccessCollection, ID: Hashable {
        self.data = data
        self.id = id
        self.content = content
    }
}

/// The elements of a collection in a form that can be indexed at once: arrays and ranges as they are.
func _rows<Elements: Sequence>(_ elements: Elements) -> Any {
    if _isIndexed(elements) { return elements }
    return Array(elements)
}

/// Whether the runtime can index this collection without a copy.
@native("_isIndexed") func _isIndexed(_ elements: Any) -> Bool

/// Rows in one column, made only when the viewport reaches them.
struct List<SelectionValue, Content>: _PrimitiveView {
    let selection: Any?
    /// How rows are chosen, by their ids or tags.
    let select: _ListSelection?
    let content: any View
    init(@ViewBuilder content: () -> Content) where Content: View, SelectionValue == Never {
        selection = nil
        select = nil
        self.content = content()
    }
    init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) where SelectionValue: Hashable, Content: View {
        self.selection = selection
        select = _ListSelection.one(selection)
        self.content = content()
    }
    init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) where Content: View, SelectionValue: Hashable {
        self.selection = selection
        select = _ListSelection.several(selection)
        self.content = content()
    }
    init<Data, Row>(_ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row) where Data: RandomAccessCollection, Data.Element: Identifiable, Row: View, SelectionValue == Never, Content == ForEach<Data, Data.Element.ID, Row> {
        selection = nil
        select = nil
        content = ForEach(data, content: rowContent)
    }
    init<Data, Row>(_ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row) where Data: RandomAccessCollection, Data.Element: Identifiable, Row: View, SelectionValue == Never, Content == OutlineGroup<Data, Data.Element.ID, Row> {
        selection = nil
        select = nil
        content = OutlineGroup(data, children: children, content: rowContent)
    }
    init<Data, Row>(_ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row) where SelectionValue: Hashable, Data: RandomAccessCollection, Data.Element: Identifiable, Row: View, Content == OutlineGroup<Data, Data.Element.ID, Row> {
        self.selection = selection
        select = _ListSelection.one(selection)
        content = OutlineGroup(data, children: children, content: rowContent)
    }
    init<Data, ID, Row>(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row) where Data: RandomAccessCollection, ID: Hashable, Row: View, SelectionValue == Never, Content == ForEach<Data, ID, Row> {
        selection = nil
        select = nil
        content = ForEach(data, id: id, content: rowContent)
    }
    init<Row>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row) where Row: View, SelectionValue == Never, Content == ForEach<Range<Int>, Int, Row> {
        selection = nil
        select = nil
        content = ForEach(data, content: rowContent)
    }
    init<Elements, Row>(_ data: Binding<Elements>, @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row) where Elements: MutableCollection, Elements: RandomAccessCollection, Elements.Element: Identifiable, Row: View, SelectionValue == Never, Content == ForEach<Elements, Elements.Element.ID, Row> {
        selection = nil
        select = nil
        content = ForEach(data, content: rowContent)
    }
    init<Elements, ID, Row>(_ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>, @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row) where Elements: MutableCollection, Elements: RandomAccessCollection, ID: Hashable, Row: View, SelectionValue == Never, Content == ForEach<Elements, ID, Row> {
        selection = nil
        select = nil
        content = ForEach(data, id: id, content: rowContent)
    }
    init<Element: Identifiable, Row>(_ data: Binding<[Element]>, editActions: EditActions, @ViewBuilder rowContent: @escaping (Binding<Element>) -> Row) where Row: View, SelectionValue == Never, Content == ModifiedContent<ModifiedContent<ForEach<[Element], Element.ID, Row>, _EditModifier>, _EditModifier> {
        selection = nil
        select = nil
        content = _editable(data, editActions, rowContent)
    }
    init<Data, Row>(_ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row) where SelectionValue: Hashable, Data: RandomAccessCollection, Data.Element: Identifiable, Row: View, Content == ForEach<Data, Data.Element.ID, Row> {
        self.selection = selection
        select = _ListSelection.one(selection)
        content = ForEach(data, content: rowContent)
    }
    init<Data, ID, Row>(_ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row) where Data: RandomAccessCollection, SelectionValue: Hashable, ID: Hashable, Row: View, Content == ForEach<Data, ID, Row> {
        self.selection = selection
        select = _ListSelection.several(selection)
        content = ForEach(data, id: id, content: rowContent)
    }
    init<Data, Row>(_ data: Data, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row) where Data: RandomAccessCollection, SelectionValue: Hashable, Data.Element: Identifiable, Row: View, Content == ForEach<Data, Data.Element.ID, Row> {
        self.selection = selection
        select = _ListSelection.several(selection)
        content = ForEach(data, content: rowContent)
    }
    init<Data, ID, Row>(_ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row) where SelectionValue: Hashable, Data: RandomAccessCollection, ID: Hashable, Row: View, Content == ForEach<Data, ID, Row> {
        self.selection = selection
        select = _ListSelection.one(selection)
        content = ForEach(data, id: id, content: rowContent)
    }
}

/// What a tap on a row does to a selection, and which rows are in it.
struct _ListSelection {
    let choose: (Any) -> Void
    let isChosen: (Any) -> Bool
    static func one<ID: Hashable>(_ selection: Binding<ID?>?) -> _ListSelection? {
        guard let selection else { return nil }
        return _ListSelection(
            choose: { id in if let id = id as? ID { selection.wrappedValue = id } },
            isChosen: { id in
                guard let id = id as? ID else { return false }
                return selection.wrappedValue == id
            })
    }
    static func several<ID: Hashable>(_ selection: Binding<Set<ID>>?) -> _ListSelection? {
        guard let selection else { return nil }
        return _ListSelection(
            choose: { id in
                guard let id = id as? ID else { return }
                if selection.wrappedValue.contains(id) { selection.wrappedValue.remove(id) } else { selection.wrappedValue.insert(id) }
            },
            isChosen: { id in
                guard let id = id as? ID else { return false }
                return selection.wrappedValue.contains(id)
            })
    }
}

/// What a person may do with the rows of a list.
struct EditActions: OptionSet, Hashable {
    let rawValue: Int
    init(rawValue: Int) { self.rawValue = rawValue }
    static let delete = EditActions(rawValue: 1)
    static let move = EditActions(rawValue: 2)
    static let all = EditActions(rawValue: 3)
}

/// Rows that edit the array behind a binding.
func _editable<Element: Identifiable, Row: View>(_ data: Binding<[Element]>, _ actions: EditActions, _ content: @escaping (Binding<Element>) -> Row) -> ModifiedContent<ModifiedContent<ForEach<[Element], Element.ID, Row>, _EditModifier>, _EditModifier> {
    let delete: (IndexSet) -> Void = { places in data.wrappedValue.remove(atOffsets: places) }
    let move: (IndexSet, Int) -> Void = { places, target in data.wrappedValue.move(fromOffsets: places, toOffset: target) }
    let deletable = ModifiedContent(content: ForEach(data, content: content), modifier: _EditModifier(kind: "delete", action: _deletion(actions.contains(.delete) ? delete : nil)))
    return ModifiedContent(content: deletable, modifier: _EditModifier(kind: "move", action: _movement(actions.contains(.move) ? move : nil)))
}
