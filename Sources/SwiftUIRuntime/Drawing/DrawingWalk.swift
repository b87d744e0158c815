import DiffEngine
import SwiftInterpreter

/// What is on the screen: the drawing, and what can be acted on in the same order.
struct Drawn {
    var node: DrawingNode
    var controls: [BoundControl]
    /// The first text that each user view draws.
    var labels: [NodeID: String]
}

extension Runtime {
    /// The drawing of what is mounted, as plain values.
    public var drawing: DrawingNode { drawn().node }

    func drawn() -> Drawn {
        if let known = readings.drawn { return known }
        var walk = DrawingWalk(runtime: self)
        let nodes = engine.graph.roots.map { walk.draw($0) }
        let node: DrawingNode = nodes.count == 1 ? nodes[0] : .vertical(nodes)
        let drawn = Drawn(node: walk.withSheets(node), controls: walk.controls, labels: walk.labels)
        if !isChanging { readings.drawn = drawn }
        return drawn
    }
}

/// Turns the outputs of mounted views into a drawing. It goes the same way as the walk that found the
/// children, so that each view of the program is found again by its place.
struct DrawingWalk {
    let runtime: Runtime
    var controls: [BoundControl] = []
    var labels: [NodeID: String] = [:]
    private var sheets: [DrawingNode] = []
    /// The title that the page which is being drawn asks for.
    private var title: String?
    private var children: [NodeID: [Position: [NodeID]]] = [:]

    /// Where the walk is, and what holds there.
    struct Context {
        var node: NodeID
        var position = Position.top
        var isEnabled = true
        /// The navigation stack around it.
        var stack: NodeID?
        /// What the placeholder in a modifier's body stands for.
        var modified: [Modified] = []
        var submits: [Value] = []

        struct Modified {
            var content: Value
            var node: NodeID
            var position: Position
        }

        func at(_ step: UInt64) -> Context {
            var context = self
            context.position = position.appending(step)
            return context
        }

        func at(_ step: Position.Step) -> Context { at(step.rawValue) }
    }

    init(runtime: Runtime) { self.runtime = runtime }

    var vocabulary: Vocabulary { runtime.vocabulary }
    var heap: Heap { runtime.heap }

    // MARK: Nodes

    mutating func draw(_ node: NodeID) -> DrawingNode { draw(node, Context(node: node)) }

    private mutating func draw(_ node: NodeID, _ outer: Context) -> DrawingNode {
        var context = outer
        context.node = node
        context.position = .top
        let graph = runtime.engine.graph
        if graph.flags(of: node).contains(.container) { return drawContainer(node, context) }
        let output = graph.output(of: node).value
        guard !output.isHole else { return .empty }
        let drawing = draw(output, context)
        labels[node] = drawing.firstText
        return drawing
    }

    /// The child that stands at a place.
    private mutating func child(at context: Context, of type: TypeID) -> NodeID? {
        if children[context.node] == nil {
            var known: [Position: [NodeID]] = [:]
            for child in runtime.engine.graph.children(of: context.node) {
                known[Position(hash: runtime.engine.graph.identity(of: child)), default: []].append(child)
            }
            children[context.node] = known
        }
        let index = runtime.types.index(of: type)
        let candidates = children[context.node]?[context.position] ?? []
        guard let found = candidates.firstIndex(where: { runtime.engine.graph.type(of: $0) == index }) else { return nil }
        // Duplicates are taken in the order in which they stand.
        if candidates.count > 1 { children[context.node]?[context.position]?.remove(at: found) }
        return candidates[found]
    }

    private func path(of context: Context) -> String {
        var node = context.node
        if runtime.engine.graph.flags(of: node).contains(.container) { node = runtime.engine.graph.userParent(of: node) }
        return node == .top || node.isNone ? "" : runtime.path(of: node)
    }

    // MARK: Views

    mutating func draw(_ view: Value, _ context: Context) -> DrawingNode {
        guard let view = view.wrappedValue else { return .empty }
        switch vocabulary.kind(of: view.type) {
        case .view:
            guard let node = child(at: context, of: view.type) else { return .empty }
            return draw(node, context)
        case .builtin(let builtin): return draw(builtin, view, context)
        case .modifier, .other: return .empty
        }
    }

    private mutating func draw(_ name: String, of view: Value, _ step: Position.Step, _ context: Context) -> DrawingNode {
        draw(vocabulary.field(name, of: view), context.at(step))
    }

    private mutating func draw(_ builtin: Builtin, _ view: Value, _ context: Context) -> DrawingNode {
        if builtin.isStyleable, let styled = vocabulary.type(.styledControl), let node = child(at: context, of: styled) {
            return draw(node, context)
        }
        switch builtin {
        case .emptyView: return .empty
        case .tupleView:
            return .group(elements(vocabulary.field("value", of: view)).enumerated().map { index, element in
                draw(element, context.at(UInt64(index)))
            })
        case .conditionalContent:
            return draw("content", of: view, vocabulary.field("isFirst", of: view).asBool ? .first : .second, context)
        case .optionalContent: return draw("content", of: view, .some, context)
        case .anyView:
            let storage = vocabulary.field("storage", of: view)
            return draw(storage, context.at(UInt64(storage.type.rawValue)))
        case .equatableView: return draw(vocabulary.field("content", of: view), context)
        case .group: return .group([draw("content", of: view, .content, context)])
        case .forEach: return drawRows(view, context)
        case .modifiedContent: return drawModified(view, context)
        case .modifierContent:
            guard let modified = context.modified.last else { return .empty }
            var inner = context
            inner.modified.removeLast()
            inner.node = modified.node
            inner.position = modified.position
            return draw(modified.content, inner)
        case .list, .lazyVStack, .lazyHStack, .lazyVGrid, .lazyHGrid, .navigationStack, .navigationView,
             .disclosureGroup, .geometryReader, .scrollViewReader, .timelineView, .tabView:
            guard let node = child(at: context, of: view.type) else { return .empty }
            return draw(node, context)
        default: return drawPlain(builtin, view, context)
        }
    }

    private mutating func drawRows(_ view: Value, _ context: Context) -> DrawingNode {
        guard let expansion = runtime.nodeState(context.node).expansions[context.position] else { return .empty }
        return .group(expansion.outputs.enumerated().map { index, output in
            draw(output, context.at(expansion.identities[index]))
        })
    }

    func elements(_ array: Value) -> [Value] {
        array.type == .array && array.isReference ? heap.elements(array) : []
    }

    // MARK: Leaves, stacks and controls

    private mutating func drawPlain(_ builtin: Builtin, _ view: Value, _ context: Context) -> DrawingNode {
        switch builtin {
        case .text: return Styling(runtime: runtime).text(view)
        case .title: return .text(vocabulary.string("_content", of: view))
        case .image, .icon: return .image(vocabulary.string("_name", of: view))
        case .label:
            return .label(icon: draw("icon", of: view, .first, context), title: draw("title", of: view, .second, context))
        case .spacer: return .spacer(minLength: vocabulary.double("minLength", of: view))
        case .divider: return .divider
        case .color: return .shape(DrawingNode.Shape(.rectangle, fill: Styling(runtime: runtime).colour(view)))
        case .rectangle: return .shape(DrawingNode.Shape(.rectangle))
        case .roundedRectangle: return .shape(DrawingNode.Shape(.roundedRectangle))
        case .circle, .ellipse: return .shape(DrawingNode.Shape(.circle))
        case .capsule: return .shape(DrawingNode.Shape(.capsule))
        case .drawnShape: return Styling(runtime: runtime).shape(view)
        case .vStack:
            return .vertical(
                content(view, context), alignment: Styling(runtime: runtime).horizontal(vocabulary.field("alignment", of: view)),
                spacing: vocabulary.double("spacing", of: view))
        case .hStack:
            return .horizontal(
                content(view, context), alignment: Styling(runtime: runtime).vertical(vocabulary.field("alignment", of: view)),
                spacing: vocabulary.double("spacing", of: view))
        case .gridRow: return .horizontal(content(view, context))
        case .grid: return .vertical(content(view, context))
        case .controlGroup, .hSplitView: return .horizontal(content(view, context))
        case .vSplitView: return .vertical(content(view, context))
        case .labeledContent:
            return .horizontal([draw("label", of: view, .label, context), .spacer(minLength: nil), draw("content", of: view, .content, context)])
        case .layoutView: return drawLayout(view, context)
        case .zStack:
            return .layers(content(view, context), alignment: Styling(runtime: runtime).alignment(vocabulary.field("alignment", of: view)))
        case .scrollView: return drawScrollView(view, context)
        case .form: return .list(listItems(vocabulary.field("content", of: view), context.at(.content)))
        case .section: return drawSection(view, context)
        case .groupBox: return .vertical([draw("label", of: view, .label, context), draw("content", of: view, .content, context)])
        case .viewThatFits:
            let content = draw("content", of: view, .content, context).flattened
            return content.first ?? .empty
        case .contentUnavailable: return draw("label", of: view, .label, context)
        case .navigationSplitView:
            return .vertical([
                draw("sidebar", of: view, .header, context), draw("content", of: view, .content, context),
                draw("detail", of: view, .detail, context),
            ])
        case .toolbarItem, .toolbarItemGroup: return .group([draw("content", of: view, .content, context)])
        case .tab: return draw("content", of: view, .content, context)
        case .asyncImage: return draw("placeholder", of: view, .content, context)
        case .progressView, .gauge:
            return .progress(draw("label", of: view, .label, context), fraction: vocabulary.double("fraction", of: view))
        default: return drawControl(builtin, view, context)
        }
    }

    private mutating func content(_ view: Value, _ context: Context) -> [DrawingNode] {
        draw("content", of: view, .content, context).flattened
    }

    /// The stack that a layout is; views of a layout of the program's own stand one below the other.
    private mutating func drawLayout(_ view: Value, _ context: Context) -> DrawingNode {
        var layout = vocabulary.field("layout", of: view)
        if let erased = vocabulary.field("_layout", of: layout).wrappedValue, erased.isReference { layout = erased }
        let views = content(view, context)
        let styling = Styling(runtime: runtime)
        let alignment = vocabulary.field("alignment", of: layout)
        let spacing = vocabulary.double("spacing", of: layout)
        switch runtime.machine.types[layout.type].name {
        case "HStackLayout": return .horizontal(views, alignment: styling.vertical(alignment), spacing: spacing)
        case "VStackLayout": return .vertical(views, alignment: styling.horizontal(alignment), spacing: spacing)
        case "ZStackLayout": return .layers(views, alignment: styling.alignment(alignment))
        default: return .vertical(views)
        }
    }

    /// Reserves a number before the label is drawn, so that controls inside a label come behind it.
    private mutating func control(
        _ kind: Control.Kind, _ context: Context, _ target: BoundControl.Target, value: String? = nil,
        label: (inout DrawingWalk) -> DrawingNode
    ) -> (DrawingNode, Int) {
        let number = controls.count + 1
        let path = path(of: context)
        controls.append(BoundControl(
            control: Control(
                number: number, kind: kind, label: "", path: path, isEnabled: context.isEnabled, value: value),
            target: target, submits: context.submits))
        let drawing = label(&self)
        controls[number - 1].control.label = drawing.allText
        return (drawing, number)
    }

    /// A control without a label of its own, as what scrolls: it goes by a name.
    mutating func addScrolling(
        _ kind: Control.Kind, _ name: String, _ context: Context, _ target: BoundControl.Target
    ) {
        let path = path(of: context)
        controls.append(BoundControl(
            control: Control(number: controls.count + 1, kind: kind, label: name, path: path), target: target))
    }

    private mutating func drawControl(_ builtin: Builtin, _ view: Value, _ context: Context) -> DrawingNode {
        let labelled = { (walk: inout DrawingWalk) in walk.draw("label", of: view, .label, context) }
        switch builtin {
        case .button, .link, .editButton:
            let (label, number) = control(.button, context, .action(vocabulary.field("action", of: view)), label: labelled)
            return enabled(.button(label, number: number), context)
        case .navigationLink:
            let target: BoundControl.Target = context.stack.map {
                .link(view, PushedScreen.LinkID(node: context.node, position: context.position), stack: $0)
            } ?? .none
            let (label, number) = control(.link, context, target, label: labelled)
            return enabled(.link(label, number: number), context)
        case .toggle:
            let binding = vocabulary.field("isOn", of: view)
            let isOn = current(binding)?.asBool ?? false
            let (label, number) = control(.toggle, context, .toggle(binding), value: isOn ? "on" : "off", label: labelled)
            return enabled(.toggle(label, isOn: isOn, number: number), context)
        case .textField, .secureField, .textEditor: return drawField(builtin, view, context)
        case .stepper:
            let (label, number) = control(
                .stepper, context,
                .stepper(
                    increment: vocabulary.field("onIncrement", of: view), decrement: vocabulary.field("onDecrement", of: view)),
                label: labelled)
            return enabled(.stepper(label, number: number), context)
        case .slider: return drawSlider(view, context)
        case .picker: return drawPicker(view, context)
        case .menu:
            let (label, number) = control(.menu, context, .none, label: labelled)
            return .vertical([.button(label, number: number), draw("content", of: view, .content, context)], alignment: .leading)
        case .datePicker, .colorPicker: return draw("label", of: view, .label, context)
        default: return .empty
        }
    }

    private func enabled(_ drawing: DrawingNode, _ context: Context) -> DrawingNode {
        context.isEnabled ? drawing : .disabled(drawing)
    }

    /// The value of a control's binding, read without becoming dependent on it. It is borrowed: what
    /// makes it lives as long as the binding.
    private func current(_ binding: Value) -> Value? {
        guard let value = try? runtime.currentValue(of: binding) else { return nil }
        runtime.heap.release(value)
        return value.isReference ? nil : value
    }

    private func currentText(_ binding: Value) -> String {
        guard let value = try? runtime.currentValue(of: binding) else { return "" }
        defer { runtime.heap.release(value) }
        return value.type == .string && value.isReference ? heap.string(value) : ""
    }

    private mutating func drawField(_ builtin: Builtin, _ view: Value, _ context: Context) -> DrawingNode {
        let binding = vocabulary.field("text", of: view)
        let text = currentText(binding)
        let title = vocabulary.string("title", of: view)
        let (_, number) = control(
            .textField, context, .text(binding, commit: vocabulary.field("onCommit", of: view)), value: text
        ) { _ in .text(title) }
        return enabled(
            .textField(DrawingNode.TextField(placeholder: title, text: text, isSecure: builtin == .secureField, number: number)),
            context)
    }

    private mutating func drawSlider(_ view: Value, _ context: Context) -> DrawingNode {
        let binding = vocabulary.field("value", of: view)
        let lower = vocabulary.double("lowerBound", of: view) ?? 0
        let upper = vocabulary.double("upperBound", of: view) ?? 1
        let value = current(binding).map { $0.type == .double ? $0.asDouble : Double($0.asInt) } ?? lower
        let words = value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
        let (label, number) = control(
            .slider, context,
            .slider(
                binding, lower: lower, upper: upper, step: vocabulary.double("step", of: view),
                editing: vocabulary.field("onEditingChanged", of: view)),
            value: words
        ) { $0.draw("label", of: view, .label, context) }
        let fraction = upper > lower ? (value - lower) / (upper - lower) : 0
        let slider = DrawingNode.slider(DrawingNode.Slider(fraction: fraction, value: words, number: number))
        if label.allText.isEmpty { return enabled(slider, context) }
        return enabled(.horizontal([label, slider]), context)
    }

    private mutating func drawPicker(_ view: Value, _ context: Context) -> DrawingNode {
        let binding = vocabulary.field("selection", of: view)
        var options: [(label: String, tag: Value)] = []
        var drawings: [DrawingNode] = []
        let (label, number) = control(.picker, context, .none) { $0.draw("label", of: view, .label, context) }
        for option in pickerOptions(vocabulary.field("content", of: view), context.at(.content)) {
            let drawing = draw(option.view, option.context)
            drawings.append(drawing)
            options.append((drawing.allText, option.tag))
        }
        var selected: Int?
        if let selection = try? runtime.currentValue(of: binding) {
            selected = options.firstIndex { (try? runtime.machine.equals($0.tag, selection)) ?? false }
            runtime.heap.release(selection)
        }
        controls[number - 1].target = .picker(binding, options: options)
        controls[number - 1].control.value = selected.map { options[$0].label }
        return enabled(
            .picker(DrawingNode.Picker(label: label, options: drawings, selection: selected, number: number)), context)
    }

    /// The views of a picker's content that carry a tag, or an id of a ForEach.
    private func pickerOptions(_ content: Value, _ context: Context) -> [(view: Value, tag: Value, context: Context)] {
        var found: [(Value, Value, Context)] = []
        runtime.visitParts(of: content, node: context.node, position: context.position) { part, position in
            guard vocabulary.builtin(part) == .modifiedContent else { return }
            let modifier = vocabulary.field("modifier", of: part)
            guard vocabulary.builtin(modifier) == .tagModifier else { return }
            var inner = context
            inner.position = position
            found.append((part, vocabulary.field("tag", of: modifier), inner))
        }
        return found
    }

    // MARK: Modifiers

    private mutating func drawModified(_ view: Value, _ context: Context) -> DrawingNode {
        let content = vocabulary.field("content", of: view)
        let modifier = vocabulary.field("modifier", of: view)
        var inner = context
        inner.position = runtime.modified(context.position, by: modifier)
        switch vocabulary.kind(of: modifier.type) {
        case .modifier:
            guard let node = child(at: context, of: modifier.type) else { return draw(content, inner) }
            var own = context
            own.modified.append(Context.Modified(content: content, node: context.node, position: inner.position))
            return draw(node, own)
        case .builtin(let builtin): return drawModified(content, modifier, builtin, context, inner)
        case .view, .other: return draw(content, inner)
        }
    }

    private mutating func drawModified(
        _ content: Value, _ modifier: Value, _ builtin: Builtin, _ context: Context, _ inner: Context
    ) -> DrawingNode {
        var inner = inner
        switch builtin {
        case .inertModifier:
            let styling = Styling(runtime: runtime)
            if title == nil { title = styling.title(modifier) }
            return styling.apply(modifier, to: draw(content, inner))
        case .environmentModifier:
            if isDisabling(modifier) { inner.isEnabled = false }
            return draw(content, inner)
        case .submitModifier:
            inner.submits.append(vocabulary.field("action", of: modifier))
            return draw(content, inner)
        case .gestureModifier:
            let kind: Control.Kind = vocabulary.string("kind", of: modifier) == "tap" ? .gesture : .longPress
            let (drawing, _) = control(kind, context, .action(vocabulary.field("action", of: modifier))) { $0.draw(content, inner) }
            return drawing
        case .refreshModifier:
            addScrolling(.gesture, "pull to refresh", inner, .action(vocabulary.field("action", of: modifier)))
            return draw(content, inner)
        case .secondaryModifier:
            let base = draw(content, inner)
            let other = draw(vocabulary.field("content", of: modifier), inner.at(.secondary))
            let kind = vocabulary.string("kind", of: modifier)
            if kind == "mask" { return base }
            if kind == "inset" { return .vertical([base, other]) }
            // A shape takes the room that it is given, so that it never cuts off what lies on it.
            if case .shape = base, kind == "overlay" { return .layers([base, other]) }
            return .attached(
                other, to: base, inFront: kind == "overlay",
                alignment: Styling(runtime: runtime).alignment(vocabulary.field("alignment", of: modifier)))
        case .accessoryModifier:
            let base = draw(content, inner)
            let other = draw(vocabulary.field("content", of: modifier), inner.at(.secondary))
            if vocabulary.string("kind", of: modifier) == "toolbar" { return .horizontalBar(other, above: base) }
            return base
        case .preferenceReaderModifier:
            let base = draw(content, inner)
            guard let node = child(at: inner.at(.sheet), of: modifier.type) else { return base }
            var own = inner
            own.node = node
            own.position = .top
            return .attached(
                .group(expanded(node, own)), to: base, inFront: vocabulary.string("kind", of: modifier) == "overlay", alignment: .center)
        case .sheetModifier, .alertModifier, .presentedDestinationModifier:
            let base = draw(content, inner)
            if let node = child(at: inner.at(.sheet), of: modifier.type) { drawSheet(node, modifier, context) }
            return base
        default:
            return draw(content, inner)
        }
    }

    private func isDisabling(_ modifier: Value) -> Bool {
        let keyPath = vocabulary.field("keyPath", of: modifier)
        guard keyPath.objectKind == .keyPath, runtime.machine.components(of: keyPath) == ["isEnabled"] else { return false }
        return !vocabulary.field("value", of: modifier).asBool
    }

    // MARK: Containers

    private mutating func drawContainer(_ node: NodeID, _ context: Context) -> DrawingNode {
        let view = runtime.engine.graph.value(of: node).value
        let parent = runtime.engine.graph.parent(of: node)
        if parent == .top || vocabulary.builtin(runtime.engine.graph.value(of: parent).value) == .tabView { return draw(view, context) }
        switch vocabulary.builtin(view) {
        case .list:
            let rows = lazyRows(view, context)
            return .list(rows.items, window: rows.scrolled)
        case .lazyVStack, .lazyVGrid:
            let rows = lazyRows(view, context)
            return .scroll(
                .vertical(rows.items.map(\.content), alignment: Styling(runtime: runtime).horizontal(vocabulary.field("alignment", of: view))),
                window: rows.scrolled)
        case .lazyHStack, .lazyHGrid:
            return .horizontal(lazyRows(view, context).items.map(\.content))
        case .navigationStack, .navigationView: return drawNavigation(view, node, context)
        case .tabView: return drawTabs(view, node, context)
        case .styledControl: return drawStyled(vocabulary.field("control", of: view), node, context)
        case .disclosureGroup:
            let (label, number) = control(.disclosure, context, .disclosure(view, node)) {
                $0.draw("label", of: view, .label, context)
            }
            return .vertical([.button(label, number: number)] + expanded(node, context), alignment: .leading)
        default: return .group(expanded(node, context))
        }
    }

    /// What a style made of a control. A button is tapped as a whole; other controls as their style has it.
    private mutating func drawStyled(_ control: Value, _ node: NodeID, _ context: Context) -> DrawingNode {
        guard vocabulary.builtin(control) == .button, !runtime.isDrawnAsPrimitive(node) else { return .group(expanded(node, context)) }
        let (label, number) = self.control(.button, context, .action(vocabulary.field("action", of: control))) {
            .group($0.expanded(node, context))
        }
        return enabled(.button(label, number: number), context)
    }

    /// What a container's closures gave.
    private mutating func expanded(_ node: NodeID, _ context: Context) -> [DrawingNode] {
        let state = runtime.nodeState(node)
        var drawings: [DrawingNode] = []
        for index in 0..<4 {
            let inner = context.at(UInt64(index))
            guard let expansion = state.expansions[inner.position] else { continue }
            drawings.append(draw(expansion.outputs[0], inner))
        }
        return drawings
    }

    private mutating func drawScrollView(_ view: Value, _ context: Context) -> DrawingNode {
        let content = draw("content", of: view, .content, context)
        // A lazy stack inside scrolls by itself.
        if case .scroll = content { return content }
        let axes = vocabulary.field("axes", of: view)
        let isHorizontal = axes.isReference && heap.slotCount(axes) == 1 && heap.slot(axes, 0).asInt == 1
        if isHorizontal { return .scroll(.horizontal([content]), axis: .horizontal) }
        let size = Screen.draw(content, width: runtime.options.width, height: nil, indentation: 0).lines.count
        let hidden = max(0, size - runtime.options.height)
        let key = RuntimeState.ScrollKey(node: context.node, position: context.position)
        let offset = min(runtime.state.offsets[key] ?? 0, size)
        if hidden > 0 { addScrolling(.scroll, "ScrollView", context, .lines(key, count: size)) }
        return .scroll(content, window: DrawingNode.ScrollWindow(offset: offset))
    }

    private mutating func drawSection(_ view: Value, _ context: Context) -> DrawingNode {
        .group([
            draw("header", of: view, .header, context), draw("content", of: view, .content, context),
            draw("footer", of: view, .footer, context),
        ])
    }

    private mutating func drawNavigation(_ view: Value, _ node: NodeID, _ outer: Context) -> DrawingNode {
        var context = outer
        context.stack = node
        let screens = runtime.nodeState(node).screens
        let outerTitle = title
        defer { title = outerTitle }
        title = nil
        guard let top = screens.last else {
            let page = draw("root", of: view, .content, context)
            return .navigation(DrawingNode.NavigationBar(title: title ?? ""), page)
        }
        _ = control(.back, context, .back(stack: node)) { _ in .text("Back") }
        let page = draw(top.content, context.at(.screen).at(UInt64(screens.count - 1)))
        return .navigation(DrawingNode.NavigationBar(title: title ?? "", back: "Back"), page)
    }

    private mutating func drawTabs(_ view: Value, _ node: NodeID, _ context: Context) -> DrawingNode {
        let tabs = runtime.tabs(of: view, node)
        guard !tabs.isEmpty else { return .empty }
        let selected = runtime.selectedTab(tabs, of: view, node)
        var bar: [DrawingNode.Tab] = []
        for (index, tab) in tabs.enumerated() {
            let (label, _) = control(.tab, context, .tab(view, node, index: index)) { walk in
                tab.label.map { walk.draw($0, context.at(.label).at(UInt64(index))) } ?? .text(tab.title)
            }
            bar.append(DrawingNode.Tab(label: label, isSelected: index == selected))
        }
        guard let page = child(at: context.at(UInt64(selected)), of: tabs[selected].content.type) else { return .tabs(bar, .empty) }
        return .tabs(bar, draw(page, context))
    }

    private mutating func drawSheet(_ node: NodeID, _ modifier: Value, _ context: Context) {
        var inner = context
        inner.node = node
        inner.position = .top
        let content = expanded(node, inner)
        guard !content.isEmpty else { return }
        let title = vocabulary.string("title", of: modifier)
        sheets.append(.vertical(title.isEmpty ? content : [.text(title)] + content))
    }

    /// Sheets and alerts stand below what they cover.
    func withSheets(_ node: DrawingNode) -> DrawingNode {
        sheets.isEmpty ? node : .vertical([node] + sheets.flatMap { [.divider, $0] })
    }
}
