import DiffEngine
import SwiftInterpreter

/// Views with a modifier: what it draws around or beside its content, and what it makes of it.
extension DrawingWalk {
    mutating func drawModified(_ view: Value, _ context: Context) -> DrawingNode {
        let content = vocabulary.field("content", of: view)
        let modifier = vocabulary.field("modifier", of: view)
        var inner = context
        inner.position = runtime.modified(context.position, by: modifier)
        switch vocabulary.kind(of: modifier.type) {
        case .modifier:
            guard let node = child(at: context, of: modifier.type) else { return .empty }
            return draw(node, context)
        case .builtin(let builtin): return drawModified(content, modifier, builtin, context, inner)
        case .view, .other: return draw(content, inner)
        }
    }

    mutating func drawModified(
        _ content: Value, _ modifier: Value, _ builtin: Builtin, _ context: Context, _ inner: Context
    ) -> DrawingNode {
        var inner = inner
        switch builtin {
        case .inertModifier:
            let styling = Styling(runtime: runtime)
            if context.layer > 0, styling.isOn(.interactiveDismissDisabled, modifier) { layers[context.layer - 1].isPinned = true }
            if title == nil { title = styling.title(modifier) }
            if let style = styling.pickerStyle(modifier) { inner.pickerStyle = style }
            if let style = styling.tabStyle(modifier) { inner.tabStyle = style }
            inner.offeredWidth = styling.width(inside: modifier, of: inner.offeredWidth ?? runtime.drawnWidth) ?? inner.offeredWidth
            styling.enterFrame(modifier, &inner.room)
            if vocabulary.string("name", of: modifier) == "coordinateSpace", let space = coordinateSpace(named: modifier) {
                return locating(.space(space)) { $0.draw(content, inner) }
            }
            let drawing = styling.apply(modifier, to: draw(content, inner))
            return vocabulary.string("name", of: modifier) == "layoutPriority" ? telling(modifier, drawing) : drawing
        case .layoutValue: return telling(modifier, draw(content, inner))
        case .environmentModifier, .transformEnvironmentModifier:
            enterScope(&inner)
            return draw(content, inner)
        case .identifierModifier:
            let drawing = draw(content, inner)
            return isSought(vocabulary.field("id", of: modifier)) ? .marked(drawing) : drawing
        case .submitModifier:
            inner.submits.insert(modifier, at: 0)
            return draw(content, inner)
        case .focusModifier:
            inner.focus.insert(modifier, at: 0)
            return draw(content, inner)
        case .editModifier:
            inner.edits.insert(modifier, at: 0)
            return draw(content, inner)
        case .gestureModifier:
            let isTap = vocabulary.string("kind", of: modifier) == "tap"
            let target: BoundControl.Target = isTap ? .action(vocabulary.field("action", of: modifier)) : .longPress(modifier)
            let (drawing, _) = control(isTap ? .gesture : .longPress, context, target) { $0.draw(content, inner) }
            return drawing
        case .recognizerModifier: return drawRecognizers(modifier, content, context, inner)
        case .refreshModifier:
            add(.refresh, "pull to refresh", context, .action(vocabulary.field("action", of: modifier)))
            return draw(content, inner)
        case .searchModifier:
            let binding = vocabulary.field("text", of: modifier)
            let prompt = vocabulary.string("prompt", of: modifier)
            let title = prompt.isEmpty ? "Search" : prompt
            let text = currentText(binding)
            let field = BoundControl.Field(binding: binding, isSearch: true)
            let number = add(.searchField, title, context, .field(field), value: text)
            return .vertical([
                enabled(.textField(DrawingNode.TextField(placeholder: title, text: text, number: number)), context), draw(content, inner),
            ])
        case .secondaryModifier:
            var base = draw(content, inner)
            inner.room = Context.Room(base: base)
            let place = inner.at(.secondary)
            let other = located(&base) { $0.draw($0.vocabulary.field("content", of: modifier), place) }
            let kind = vocabulary.string("kind", of: modifier)
            switch kind {
            case "mask": return base
            case "inset above": return .vertical([other, base])
            case "inset below": return .vertical([base, other])
            case "inset before": return .horizontal([other, base])
            case "inset after": return .horizontal([base, other])
            default: break
            }
            // A shape takes the room that it is given, so that it never cuts off what lies on it.
            if base.isShape, kind == "overlay" { return .layers([base, other]) }
            return .attached(
                other, to: base, inFront: kind == "overlay",
                alignment: Styling(runtime: runtime).alignment(vocabulary.field("alignment", of: modifier)))
        case .accessoryModifier: return drawAccessory(modifier, content, context, inner)
        case .preferenceReaderModifier:
            var base = draw(content, inner)
            guard let node = child(at: inner.at(.sheet), of: modifier.type) else { return base }
            var own = inner
            own.node = node
            own.position = .top
            own.room = Context.Room(base: base)
            let other = located(&base) { .group($0.expanded(node, own)) }
            return .attached(
                other, to: base, inFront: vocabulary.string("kind", of: modifier) == "overlay",
                alignment: Styling(runtime: runtime).alignment(vocabulary.field("alignment", of: modifier)))
        case .sheetModifier, .alertModifier, .presentedDestinationModifier:
            let base = draw(content, inner)
            if let node = child(at: inner.at(.sheet), of: modifier.type) { drawPresentation(node, modifier, builtin, context) }
            return base
        default:
            return draw(content, inner)
        }
    }

    /// Goes on in the environment that a modifier at this place made. What the modifiers around it say of controls stands,
    /// unless this one says something else.
    func enterScope(_ context: inout Context) {
        guard let scope = runtime.nodeState(context.node).madeScopes[context.position] else { return }
        let isEnabled = runtime.isEnabled(in: scope)
        if isEnabled != runtime.isEnabled(in: context.scope) { context.isEnabled = isEnabled }
        context.scope = scope
    }

    /// A toolbar's items stand in the bar of its page, the buttons of a swipe are there without being drawn, and a menu when it is open.
    private mutating func drawAccessory(_ modifier: Value, _ content: Value, _ context: Context, _ inner: Context) -> DrawingNode {
        let accessory = vocabulary.field("content", of: modifier)
        switch vocabulary.string("kind", of: modifier) {
        case "toolbar":
            let base = draw(content, inner)
            return drawToolbar(accessory, of: modifier, base, inner)
        case "contextMenu":
            let (base, _) = control(.contextMenu, inner, .menu(primaryAction: nil)) { $0.draw(content, inner) }
            let items = menuItems(accessory, .secondary, inner)
            return items.isEmpty ? base : .vertical([base] + items, alignment: .leading)
        case "titleMenu":
            add(.menu, "title menu", inner, .menu(primaryAction: nil))
            let items = menuItems(accessory, .secondary, inner)
            return .vertical(items + [draw(content, inner)])
        default:
            let base = draw(content, inner)
            _ = draw(accessory, inner.at(.secondary))
            return base
        }
    }

    /// Each recognizer of a gesture is a control, all with the same view for a label.
    private mutating func drawRecognizers(_ modifier: Value, _ content: Value, _ context: Context, _ inner: Context) -> DrawingNode {
        let kinds: [String: Control.Kind] = [
            "tap": .gesture, "longPress": .longPress, "drag": .drag, "magnify": .magnify, "rotate": .rotate,
        ]
        let numbers = elements(vocabulary.field("recognizers", of: modifier)).compactMap { recognizer in
            kinds[vocabulary.string("kind", of: recognizer)].map { add($0, "", context, .recognizer(recognizer)) }
        }
        let drawing = draw(content, inner)
        for number in numbers { controls[number - 1].control.label = drawing.allText }
        return drawing
    }
}
