import DiffEngine
import SwiftInterpreter

/// What is on the screen: the drawing, and what can be acted on in the same order.
struct Drawn {
    var node: DrawingNode
    var controls: [BoundControl]
    /// The first text that each user view draws.
    var labels: [NodeID: String]
    /// What is presented, the topmost last.
    var layers: [PresentedLayer]
    /// So large are the GeometryReaders.
    var sizes: [NodeID: PointSize]
    /// What the numbers of located views stand for.
    var located: [Located]
}

extension Runtime {
    /// The drawing of what is mounted, as plain values.
    public var drawing: DrawingNode { drawn().node }

    func drawn() -> Drawn {
        let now = context.secondsSinceReferenceDate
        if let known = readings.drawn, readings.moment.map({ $0 == now }) ?? true { return known }
        (asksForMoment, asksProgram) = (false, false)
        let drawn = looking { makeDrawing() }
        if !isChanging { readings.keep(drawn, at: asksForMoment ? now : nil) }
        return drawn
    }

    private func makeDrawing() -> Drawn {
        var walk = DrawingWalk(runtime: self)
        var node = walk.drawAll()
        // Which views fit is known when all is laid out. The others are then left out, with their controls.
        if !walk.fittings.isEmpty {
            let choices = Appearance().box(node).laidOut(width: options.width - 2, height: options.height).choices
            let places = walk.fittings
            walk = DrawingWalk(runtime: self)
            walk.choices = Dictionary(choices.map { (places[$0.key], $0.value) }) { $1 }
            node = walk.drawAll()
        }
        walk.markCovered()
        return Drawn(node: node, controls: walk.controls, labels: walk.labels, layers: walk.layers, sizes: walk.sizes, located: walk.located)
    }
}

/// Turns the outputs of mounted views into a drawing. It goes the same way as the walk that found the
/// children, so that each view of the program is found again by its place.
struct DrawingWalk {
    let runtime: Runtime
    var controls: [BoundControl] = []
    var labels: [NodeID: String] = [:]
    var layers: [PresentedLayer] = []
    /// Whether the walk is on a screen that another one covers, and what such screens were found to present.
    var isCovered = false
    var coveredPresentations: [Presentation] = []
    /// On such screens, the nodes that lead to what they present: all else need not be drawn.
    var ways: Set<NodeID> = []
    /// Screens of stacks that bindings pushed, by the node that makes their content.
    var presentedScreens: [NodeID: Presentation] = [:]
    var sizes: [NodeID: PointSize] = [:]
    var located: [Located] = []
    /// The readers that were met behind or in front of the view which is being drawn, and are as large as that: their numbers.
    var readersOfBase: [Int] = []
    /// In a vertical scroll view, which parts of their rows the lazy containers in it show; nil elsewhere.
    var rowWindows: [DrawingNode.ScrollWindow]?
    /// The view of the program that was drawn last.
    var lastNode = NodeID.none
    /// What `scrollTo` asks for, and where that was found.
    var soughtID: Value?
    var soughtPlace: SoughtPlace?
    /// How many layouts of the program the walk is in, and what views tell them.
    var layoutDepth = 0
    var told: [Value] = []
    /// The title that the page which is being drawn asks for.
    var title: String?
    /// What toolbars put into the bar of the page which is being drawn; nil where no page has one.
    var pageBar: DrawingNode.BarItems?
    /// What the toolbar holds that is being drawn.
    var toolbar: DrawingNode.BarItems?
    private var children: [NodeID: [Position: [NodeID]]] = [:]
    private var names: ViewIndex?

    /// Where the walk is, and what holds there.
    struct Context {
        var node: NodeID
        var position = Position.top
        var isEnabled = true
        /// The navigation stack around it.
        var stack: NodeID?
        /// Modifiers around it that say what the return key, the focus and the rows of a ForEach do; the innermost first.
        var submits: [Value] = []
        var focus: [Value] = []
        var edits: [Value] = []
        /// What a tap on a row of the list around it does.
        var select: Value?
        /// The row of such a list, which a link to a value chooses where there is no stack that it could push onto.
        var chosenRow: BoundControl.Row?
        /// How pickers are drawn.
        var pickerStyle = DrawingNode.Picker.Style.menu
        /// How the screens of a TabView are chosen.
        var tabStyle = TabStyle.bar
        /// The environment that holds there.
        var scope = ScopeID.root
        /// How many presentations it lies in, and whether in an open menu.
        var layer = 0
        var isMenuItem = false
        /// How wide a layout of the program's own can be, in points, where something around it says so.
        var offeredWidth: Double?
        /// What a GeometryReader would be as large as.
        var room = Room()

        struct Room {
            /// The view behind or in front of which this place is.
            var base: DrawingNode?
            /// What the innermost frames inside of that say.
            var width: Double?
            var height: Double?
        }

        func at(_ step: UInt64) -> Context {
            var context = self
            context.position = position.appending(step)
            return context
        }

        func at(_ step: Position.Step) -> Context { at(step.rawValue) }

        /// Where what a node gave begins. A ForEach inside has edits of its own.
        func atTop(of node: NodeID, in scope: ScopeID) -> Context {
            var context = self
            context.node = node
            context.position = .top
            context.scope = scope
            context.edits = []
            return context
        }
    }

    /// Where ViewThatFits stands, and the view that it shows, once that is known.
    var fittings: [RuntimeState.PlaceKey] = []
    var choices: [RuntimeState.PlaceKey: Int] = [:]

    init(runtime: Runtime) { self.runtime = runtime }

    var vocabulary: Vocabulary { runtime.vocabulary }
    var heap: Heap { runtime.heap }

    // MARK: Nodes

    /// All that is shown.
    mutating func drawAll() -> DrawingNode {
        let nodes = runtime.engine.graph.roots.map { draw($0) }
        return withLayers(nodes.count == 1 ? nodes[0] : .vertical(nodes))
    }

    mutating func draw(_ node: NodeID) -> DrawingNode { draw(node, Context(node: node)) }

    mutating func draw(_ node: NodeID, _ outer: Context) -> DrawingNode {
        if isCovered, !mayPresent(node) { return .empty }
        var context = outer.atTop(of: node, in: runtime.nodeState(node).scope)
        context.select = nil
        let graph = runtime.engine.graph
        if graph.flags(of: node).contains(.container) { return drawContainer(node, context) }
        let output = graph.output(of: node).value
        guard !output.isHole else { return .empty }
        let drawing = draw(output, context)
        labels[node] = drawing.firstText
        lastNode = node
        guard runtime.options.flashes else { return drawing }
        return drawing.marked(asEvaluation: Int(runtime.engine.counters.total(of: node).body))
    }

    /// Whether the way to something that is presented may lead through a node. What a modifier of the program modifies is
    /// drawn in its place, and stands beside it in the graph.
    private func mayPresent(_ node: NodeID) -> Bool {
        if ways.contains(node) { return true }
        if case .modifier = vocabulary.kind(of: runtime.engine.graph.value(of: node).value.type) { return true }
        return false
    }

    /// The child that stands at a place.
    mutating func child(at context: Context, of type: TypeID) -> NodeID? {
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

    mutating func path(of context: Context) -> String {
        var node = context.node
        if runtime.engine.graph.flags(of: node).contains(.container) { node = runtime.engine.graph.userParent(of: node) }
        return node == .top || node.isNone ? "" : path(of: node)
    }

    /// What a view is called; all names are found in one walk when the first is asked for.
    mutating func path(of node: NodeID) -> String {
        if names == nil { names = runtime.viewIndex }
        return names?.paths[node] ?? ""
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

    mutating func draw(_ name: String, of view: Value, _ step: Position.Step, _ context: Context) -> DrawingNode {
        draw(vocabulary.field(name, of: view), context.at(step))
    }

    mutating func draw(_ builtin: Builtin, _ view: Value, _ context: Context) -> DrawingNode {
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
            return draw(storage, context.at(runtime.typeStep(of: storage)))
        case .equatableView: return draw(vocabulary.field("content", of: view), context)
        case .group, .outlineGroup, .table, .tabSection, .multiDatePicker: return .group([draw("content", of: view, .content, context)])
        case .forEach: return drawRows(view, context)
        case .modifiedContent: return drawModified(view, context)
        case .modifierContent:
            guard let content = runtime.placedPart(view, at: context.position, in: context.node) else { return .empty }
            var inner = context
            inner.node = content.node
            inner.position = content.position
            return draw(content.view, inner)
        case .list, .lazyVStack, .lazyHStack, .lazyVGrid, .lazyHGrid, .navigationStack, .navigationView,
             .disclosureGroup, .geometryReader, .scrollViewReader, .timelineView, .phaseAnimator, .keyframeAnimator, .tabView:
            guard let node = child(at: context, of: view.type) else { return .empty }
            return draw(node, context)
        default: return drawPlain(builtin, view, context)
        }
    }

    mutating func drawRows(_ view: Value, _ context: Context) -> DrawingNode {
        guard let expansion = runtime.nodeState(context.node).expansions[context.position] else { return .empty }
        let sought = soughtRow(of: view, expansion)
        return .group(expansion.outputs.enumerated().map { index, output in
            let row = draw(output, context.at(expansion.identities[index]))
            return index == sought ? .marked(row) : row
        })
    }

    func elements(_ array: Value) -> [Value] {
        array.type == .array && array.isReference ? heap.elements(array) : []
    }

    // MARK: Leaves, stacks and controls

    mutating func drawPlain(_ builtin: Builtin, _ view: Value, _ context: Context) -> DrawingNode {
        switch builtin {
        case .text: return limited(Styling(runtime: runtime).text(view, in: context.scope), context)
        case .title:
            return limited(.text(Styling(runtime: runtime).cased(vocabulary.string("_content", of: view).inflected, in: context.scope)), context)
        case .titleAndIcon:
            let title = Styling(runtime: runtime).cased(vocabulary.string("_content", of: view), in: context.scope)
            return .label(icon: .image(vocabulary.string("_name", of: view)), title: .text(title))
        case .image, .icon: return .image(vocabulary.string("_name", of: view))
        case .label:
            return .label(icon: draw("icon", of: view, .first, context), title: draw("title", of: view, .second, context))
        case .spacer: return .spacer(minLength: vocabulary.double("minLength", of: view))
        case .divider: return .divider
        case .color where vocabulary.string("_name", of: view) == "clear": return .hidden(.shape(DrawingNode.Shape(.rectangle)))
        case .color, .linearGradient, .radialGradient, .angularGradient, .ellipticalGradient, .meshGradient: return .shape(DrawingNode.Shape(.rectangle, fill: Styling(runtime: runtime).colour(view)))
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
        case .gridRow: return .cells(content(view, context))
        case .grid: return drawGrid(view, context)
        case .controlGroup, .hSplitView: return .horizontal(content(view, context))
        case .vSplitView: return .vertical(content(view, context))
        case .labeledContent:
            return .horizontal([draw("label", of: view, .label, context), .spacer(minLength: nil), draw("content", of: view, .content, context)])
        case .layoutView: return drawLayout(view, context)
        case .zStack:
            return .layers(content(view, context), alignment: Styling(runtime: runtime).alignment(vocabulary.field("alignment", of: view)))
        case .scrollView: return drawScrollView(view, context)
        case .form:
            let rows = DrawingNode.list(listItems(vocabulary.field("content", of: view), context.at(.content)))
            return .frame(DrawingNode.Frame(maxWidth: .infinity, alignment: .topLeading), rows)
        case .section: return drawSection(view, context)
        case .groupBox: return .vertical([draw("label", of: view, .label, context), draw("content", of: view, .content, context)])
        case .viewThatFits: return drawFitting(view, context)
        case .contentUnavailable:
            let parts = [draw("label", of: view, .label, context), draw("description", of: view, .content, context), draw("actions", of: view, .footer, context)]
            return .vertical(parts.flatMap(\.flattened))
        case .navigationSplitView:
            return .vertical([
                draw("sidebar", of: view, .header, context), draw("content", of: view, .content, context),
                draw("detail", of: view, .detail, context),
            ])
        case .toolbarItem, .toolbarItemGroup: return drawToolbarItem(view, context)
        case .tab: return draw("content", of: view, .content, context)
        case .asyncImage: return draw("placeholder", of: view, .content, context)
        case .progressView, .gauge: return drawProgress(view, context)
        default: return drawControl(builtin, view, context)
        }
    }

    /// A text with as many lines as its surroundings let it have.
    private func limited(_ text: DrawingNode, _ context: Context) -> DrawingNode {
        guard context.scope != .root else { return text }
        let limit = runtime.setting("_LineLimitKey", in: context.scope)?.wrappedValue?.asInt
        let reserved = runtime.setting("_ReservedLinesKey", in: context.scope)?.asInt ?? 0
        return limit == nil && reserved <= 0 ? text : .lines(limit: limit, reserved: reserved, text)
    }

    mutating func content(_ view: Value, _ context: Context) -> [DrawingNode] {
        draw("content", of: view, .content, context).flattened
    }
}
