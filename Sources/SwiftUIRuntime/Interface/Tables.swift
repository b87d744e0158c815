// Tables: rows of cells below the titles of their columns.

/// Rows with several columns, made only when the viewport reaches them.
///
/// A tap on the title of a column that has a value sorts by it, where the table has a `sortOrder`.
struct Table<Value: Identifiable, Rows, Columns>: _PrimitiveView {
    let content: any View
    init<Data: RandomAccessCollection>(_ data: Data, @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>]) where Data.Element == Value, Rows == Never, Columns == Never {
        let columns = columns()
        content = List { _TableColumn.section(columns, nil, data) }
    }
    init<Data: RandomAccessCollection>(_ data: Data, sortOrder: Binding<[KeyPathComparator<Value>]>, @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>]) where Data.Element == Value, Rows == Never, Columns == Never {
        let columns = columns()
        content = List { _TableColumn.section(columns, sortOrder, data) }
    }
    init<Data: RandomAccessCollection>(_ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>]) where Data.Element == Value, Rows == Never, Columns == Never {
        let columns = columns()
        content = List(selection: selection) { _TableColumn.section(columns, nil, data) }
    }
    init<Data: RandomAccessCollection>(_ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>]) where Data.Element == Value, Rows == Never, Columns == Never {
        let columns = columns()
        content = List(selection: selection) { _TableColumn.section(columns, nil, data) }
    }
    init<Data: RandomAccessCollection>(_ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[KeyPathComparator<Value>]>, @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>]) where Data.Element == Value, Rows == Never, Columns == Never {
        let columns = columns()
        content = List(selection: selection) { _TableColumn.section(columns, sortOrder, data) }
    }
    init<Data: RandomAccessCollection>(_ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[KeyPathComparator<Value>]>, @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>]) where Data.Element == Value, Rows == Never, Columns == Never {
        let columns = columns()
        content = List(selection: selection) { _TableColumn.section(columns, sortOrder, data) }
    }
}

extension Table where Rows == Never, Columns == Never {
    /// A table of rows that are given one by one.
    init(of type: Value.Type, @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>], @TableRowBuilder<Value> rows: () -> [Value]) {
        self.init(rows(), columns: columns)
    }
    /// A table of rows that are given one by one, of which one may be selected.
    init(of type: Value.Type, selection: Binding<Value.ID?>, @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>], @TableRowBuilder<Value> rows: () -> [Value]) {
        self.init(rows(), selection: selection, columns: columns)
    }
    /// A table of rows that are given one by one, of which several may be selected.
    init(of type: Value.Type, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>], @TableRowBuilder<Value> rows: () -> [Value]) {
        self.init(rows(), selection: selection, columns: columns)
    }
    /// A table of rows that are given one by one, of which several may be selected and which the titles of its columns sort.
    init(of type: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[KeyPathComparator<Value>]>, @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>], @TableRowBuilder<Value> rows: () -> [Value]) {
        self.init(rows(), selection: selection, sortOrder: sortOrder, columns: columns)
    }
    /// A table of rows that are given one by one, of which one may be selected and which the titles of its columns sort.
    init(of type: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[KeyPathComparator<Value>]>, @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>], @TableRowBuilder<Value> rows: () -> [Value]) {
        self.init(rows(), selection: selection, sortOrder: sortOrder, columns: columns)
    }
    /// A table of rows that are given one by one, which the titles of its columns sort.
    init(of type: Value.Type, sortOrder: Binding<[KeyPathComparator<Value>]>, @TableColumnBuilder<Value> columns: () -> [_TableColumn<Value>], @TableRowBuilder<Value> rows: () -> [Value]) {
        self.init(rows(), sortOrder: sortOrder, columns: columns)
    }
}

/// One row of a table.
struct TableRow<Value: Identifiable> {
    let _value: Value
    init(_ value: Value) { _value = value }
}

/// Builds the rows of a table.
@resultBuilder struct TableRowBuilder<Value: Identifiable> {
    static func buildExpression(_ row: TableRow<Value>) -> [Value] { [row._value] }
    static func buildExpression<Data: RandomAccessCollection, ID: Hashable>(_ rows: ForEach<Data, ID, [Value]>) -> [Value] { rows.content as? [Value] ?? [] }
    static func buildBlock(_ rows: [Value]...) -> [Value] { rows.flatMap { $0 } }
    static func buildOptional(_ rows: [Value]?) -> [Value] { rows ?? [] }
    static func buildEither(first rows: [Value]) -> [Value] { rows }
    static func buildEither(second rows: [Value]) -> [Value] { rows }
}

extension ForEach {
    /// Rows of a table, made of data.
    @_disfavoredOverload
    init<Value: Identifiable>(_ data: Data, @TableRowBuilder<Value> content: @escaping (Data.Element) -> [Value]) where Data: RandomAccessCollection, Data.Element: Identifiable, ID == Data.Element.ID, Content == [Value] {
        self.data = ()
        id = nil
        self.content = data.flatMap(content)
    }
}

/// One column of a table: a title, and what its cells show of a row.
struct TableColumn<RowValue, Sort, Content, Label> {
    let _column: _TableColumn<RowValue>
    init(@localized _ title: String, value: KeyPath<RowValue, String>) where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
        _column = _TableColumn(title: title, comparator: KeyPathComparator(value)) { AnyView(Text(verbatim: $0[keyPath: value])) }
    }
    init<V: Comparable>(@localized _ title: String, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content) where Sort == KeyPathComparator<RowValue>, Content: View, Label == Text {
        _column = _TableColumn(title: title, comparator: KeyPathComparator(value)) { AnyView(content($0)) }
    }
    init(@localized _ title: String, @ViewBuilder content: @escaping (RowValue) -> Content) where Sort == Never, Content: View, Label == Text {
        _column = _TableColumn(title: title, comparator: nil) { AnyView(content($0)) }
    }
    init(_column: _TableColumn<RowValue>) { self._column = _column }
    /// Gives all cells of the column a width.
    func width(_ width: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label> {
        var column = _column
        column.width = width
        return TableColumn(_column: column)
    }
    /// Gives all cells of the column the width that is ideal for it; without one, columns share what there is.
    func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label> {
        width(ideal ?? min ?? max)
    }
}

/// A column whatever its cells are made of.
struct _TableColumn<RowValue> {
    let title: String
    let comparator: KeyPathComparator<RowValue>?
    var width: CGFloat? = nil
    let cell: (RowValue) -> AnyView
    init(title: String, comparator: KeyPathComparator<RowValue>?, _ cell: @escaping (RowValue) -> AnyView) {
        self.title = title
        self.comparator = comparator
        self.cell = cell
    }
    static func section<Data: RandomAccessCollection>(_ columns: [_TableColumn<RowValue>], _ order: Binding<[KeyPathComparator<RowValue>]>?, _ data: Data) -> some View where Data.Element == RowValue, RowValue: Identifiable {
        Section {
            ForEach(data) { value in
                HStack { ForEach(columns.indices, id: \.self) { columns[$0].place(columns[$0].cell(value)) } }
            }
        } header: {
            HStack { ForEach(columns.indices, id: \.self) { columns[$0].place(columns[$0].head(order)) } }
        }
    }
    func place(_ cell: AnyView) -> AnyView {
        if let width { return AnyView(cell.frame(width: width, alignment: .leading)) }
        return AnyView(cell.frame(maxWidth: .infinity, alignment: .leading))
    }
    func head(_ order: Binding<[KeyPathComparator<RowValue>]>?) -> AnyView {
        guard let order, let comparator else { return AnyView(Text(verbatim: title)) }
        let current = order.wrappedValue.first
        let isFirst = current?.keyPath == comparator.keyPath
        let mark = isFirst ? (current?.order == .forward ? " ▲" : " ▼") : ""
        return AnyView(Button(title + mark) {
            var next = comparator
            if isFirst, current?.order == .forward { next.order = .reverse }
            order.wrappedValue = [next] + order.wrappedValue.filter { $0.keyPath != comparator.keyPath }
        })
    }
}

/// Builds the columns of a table.
@resultBuilder struct TableColumnBuilder<RowValue> {
    static func buildExpression<Sort, Content, Label>(_ column: TableColumn<RowValue, Sort, Content, Label>) -> [_TableColumn<RowValue>] { [column._column] }
    static func buildBlock(_ columns: [_TableColumn<RowValue>]...) -> [_TableColumn<RowValue>] { columns.flatMap { $0 } }
    static func buildOptional(_ columns: [_TableColumn<RowValue>]?) -> [_TableColumn<RowValue>] { columns ?? [] }
    static func buildEither(first columns: [_TableColumn<RowValue>]) -> [_TableColumn<RowValue>] { columns }
    static func buildEither(second columns: [_TableColumn<RowValue>]) -> [_TableColumn<RowValue>] { columns }
    static func buildLimitedAvailability(_ columns: [_TableColumn<RowValue>]) -> [_TableColumn<RowValue>] { columns }
}

/// How a table looks.
protocol TableStyle {}

struct AutomaticTableStyle: TableStyle { init() {} }
struct InsetTableStyle: TableStyle { init() {} }
struct BorderedTableStyle: TableStyle { init() {} }

extension TableStyle where Self == AutomaticTableStyle {
    static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}
extension TableStyle where Self == InsetTableStyle {
    static var inset: InsetTableStyle { InsetTableStyle() }
}
extension TableStyle where Self == BorderedTableStyle {
    static var bordered: BorderedTableStyle { BorderedTableStyle() }
}

extension View {
    /// Sets how tables look.
    @inert func tableStyle<S: TableStyle>(_ style: S) -> some View
    /// Shows or hides the titles of columns.
    @inert func tableColumnHeaders(_ visibility: Visibility) -> some View
}
