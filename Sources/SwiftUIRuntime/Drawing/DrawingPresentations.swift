import DiffEngine
import SwiftInterpreter

/// Something that is presented, with what holds where its modifier stands.
struct Presentation {
    let node: NodeID
    let modifier: Value
    let builtin: Builtin
    let context: DrawingWalk.Context

    /// What holds in its content.
    var content: DrawingWalk.Context {
        var inner = context
        inner.node = node
        inner.position = .top
        inner.room = DrawingWalk.Context.Room()
        return inner
    }
}

/// Screens of navigation stacks, of which the topmost is drawn, and what lies over all screens.
extension DrawingWalk {
    // MARK: Screens

    mutating func drawNavigation(_ view: Value, _ node: NodeID, _ around: Context) -> DrawingNode {
        var context = around
        context.stack = node
        let screens = runtime.stackedScreens(of: node)
        let presentations = drawCovered(screens.dropLast(), of: view, node, context)
        let outer = (title, pageBar, toolbar)
        defer { (title, pageBar, toolbar) = outer }
        (title, pageBar, toolbar) = (nil, DrawingNode.BarItems(), nil)
        if screens.count > 1 { _ = control(.back, context, .back(stack: node)) { _ in .text("Back") } }
        let page = screens.last.map { draw($0, of: view, node, context) } ?? .empty
        if isCovered { coveredPresentations += presentations } else { presentations.forEach { drawLayer($0) } }
        let bar = DrawingNode.NavigationBar(
            title: title ?? "", back: screens.count > 1 ? "Back" : nil, items: pageBar ?? DrawingNode.BarItems())
        return .navigation(bar, page)
    }

    private mutating func draw(_ screen: Runtime.StackedScreen, of view: Value, _ stack: NodeID, _ context: Context) -> DrawingNode {
        switch screen {
        case .root: return draw("root", of: view, .content, context)
        case .pushed(let index):
            return runtime.screen(index, of: stack).map { draw($0, context) } ?? .empty
        case .presented(let node):
            guard var inner = presentedScreens[node]?.content else { return .empty }
            inner.stack = stack
            inner.scope = runtime.nodeState(node).scope
            return .group(expanded(node, inner))
        }
    }

    /// Of screens that another one covers nothing is seen or touched, apart from what they present: that lies over all
    /// screens, or is one of them.
    private mutating func drawCovered(
        _ screens: ArraySlice<Runtime.StackedScreen>, of view: Value, _ stack: NodeID, _ context: Context
    ) -> [Presentation] {
        guard !screens.isEmpty else { return [] }
        let ways = runtime.waysToCoveredPresentations(of: stack)
        guard !ways.isEmpty else { return [] }
        var aside = self
        aside.isCovered = true
        // A covered stack inside has ways of its own, which are among those to what it stands in.
        aside.ways = ways.union(self.ways)
        aside.coveredPresentations = []
        for screen in screens { _ = aside.draw(screen, of: view, stack, context) }
        presentedScreens = aside.presentedScreens
        return aside.coveredPresentations
    }

    // MARK: Layers

    /// What is presented lies over all that was there before it, apart from the screens of a stack.
    mutating func drawPresentation(_ node: NodeID, _ modifier: Value, _ builtin: Builtin, _ context: Context) {
        guard !runtime.nodeState(node).expansions.isEmpty else { return }
        let presentation = Presentation(node: node, modifier: modifier, builtin: builtin, context: context)
        if runtime.nodeState(node).presentingStack != nil { presentedScreens[node] = presentation } else if isCovered {
            coveredPresentations.append(presentation)
        } else {
            drawLayer(presentation)
        }
    }

    private mutating func drawLayer(_ presentation: Presentation) {
        let (node, modifier, builtin) = (presentation.node, presentation.modifier, presentation.builtin)
        var inner = presentation.content
        let kind: PresentedLayer.Kind = builtin == .presentedDestinationModifier
            ? .screen : PresentedLayer.Kind(rawValue: vocabulary.string("kind", of: modifier)) ?? .sheet
        layers.append(PresentedLayer(kind: kind, binding: vocabulary.field("isPresented", of: modifier)))
        let layer = layers.count
        inner.layer = layer
        let outer = (rowWindows, self.title, pageBar, toolbar)
        (rowWindows, self.title, pageBar, toolbar) = (nil, nil, nil, nil)
        defer { (rowWindows, self.title, pageBar, toolbar) = outer }
        let firstNumber = controls.count
        if kind == .screen { add(.back, "Back", inner, .closing) }
        var content = expanded(node, inner)
        let title = vocabulary.string("title", of: modifier)
        if !title.isEmpty { content.insert(.text(title), at: 0) }
        let hasButton = controls[firstNumber...].contains { $0.layer == layer && $0.control.kind == .button }
        // The system adds the button without which nobody could get away.
        if kind == .alert, !hasButton { content.append(closingButton("OK", inner)) }
        if kind == .dialog, !layers[layer - 1].hasCancel { content.append(closingButton("Cancel", inner)) }
        let closesItself = kind == .alert || kind == .dialog
        for index in controls[firstNumber...].indices where controls[index].layer == layer {
            let isBack = kind == .screen && index == firstNumber
            if isBack || closesItself && controls[index].control.kind == .button { controls[index].closes = layers[layer - 1].binding }
        }
        layers[layer - 1].drawing = .vertical(content)
    }

    private mutating func closingButton(_ label: String, _ context: Context) -> DrawingNode {
        .button(.text(label), number: add(.button, label, context, .closing))
    }

    /// A button with the role of cancelling takes the place of the one that a dialog would add.
    mutating func addToLayer(_ button: Value, _ number: Int, _ context: Context) {
        guard context.layer > 0, let role = vocabulary.field("role", of: button).wrappedValue,
              vocabulary.string("_name", of: role) == "cancel" else { return }
        layers[context.layer - 1].hasCancel = true
    }

    /// Only what is on top can be touched.
    mutating func markCovered() {
        guard let top = layers.last else { return }
        for index in controls.indices where controls[index].layer < layers.count { controls[index].control.cover = top.kind.words }
    }

    /// What is presented stands below what it covers.
    func withLayers(_ node: DrawingNode) -> DrawingNode {
        layers.isEmpty ? node : .vertical([node] + layers.flatMap { [.divider, $0.drawing] })
    }
}
