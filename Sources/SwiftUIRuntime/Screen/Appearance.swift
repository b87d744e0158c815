/// What each view looks like in characters: turns drawing nodes into boxes.
///
/// | view | looks like |
/// |---|---|
/// | button, disabled button | `[ Save ]` `( Save )` |
/// | link | `Details ›` |
/// | toggle | `[x] Sound` |
/// | text field with text, with a placeholder | `[ Ann___________ ]` `[ (Name)________ ]` |
/// | slider | `├───●──────┤ 0.3` |
/// | stepper | `Amount: 3  [ - \| + ]` |
/// | picker: menu, segmented, inline | `Fruit  [ Apple ▾ ]` `[(Apple)\| Pear ]` `(•) Apple` |
/// | chosen row of a list | `▸ Apple` |
/// | progress | `███░░░░░░░ 30%` |
/// | image | `(star.fill)` |
///
/// The value carries what a view inherits from those around it.
struct Appearance {
    var style = DrawingStyle.plain
    var isDisabled = false
    /// The frame around a shape, which is as large as that.
    var shapeFrame: DrawingNode.Frame?
    /// How many lines a text may have.
    private var lineLimit: Int?
    /// Whether this is in a vertical scroll view.
    private var isScrolled = false
    /// How many views are around.
    private var depth = 0

    init() {}

    /// Views nested deeper than this are drawn as `…`: recursion must end before the stack does.
    static let deepest = 1_000

    /// A node as one box; several views without a container are put below one another.
    func box(_ node: DrawingNode) -> LayoutBox {
        let boxes = boxes(node)
        return boxes.count == 1 ? boxes[0] : LayoutBox(.column(.center, spacing: 0), boxes)
    }

    /// The boxes that a node gives to the container around it, a stack along `axis` or another one: groups
    /// are dissolved, and a modifier on a group is one on each of its members.
    private func boxes(_ node: DrawingNode, in axis: DrawingNode.Axis? = nil) -> [LayoutBox] {
        guard depth < Self.deepest else { return [text("…", .dimmed)] }
        switch node {
        case .empty: return []
        case .group(let nodes): return nodes.flatMap { inside.boxes($0, in: axis) }
        case .spacer(let length):
            guard let axis else { return [LayoutBox(.column(.center, spacing: 0))] }  // there is nothing to push
            let cells = length.map(axis == .horizontal ? CellMetrics.columns : CellMetrics.lines) ?? 0
            return [LayoutBox(.spacer(axis, cells: cells))]
        case .padding(let insets, let content):
            return inside.boxes(content).map { LayoutBox(.padding(CellInsets(insets)), [$0]) }
        case .frame(let frame, let content):
            var inside = inside
            if frame.width != nil || frame.height != nil { inside.shapeFrame = frame }
            return inside.boxes(content).map { LayoutBox(.frame(CellFrame(frame)), [$0]) }
        case .styled(let change, let content):
            return inside(styled: change).boxes(content, in: axis)
        case .disabled(let content):
            var inside = inside(styled: .dimmed)
            inside.isDisabled = true
            return inside.boxes(content, in: axis)
        case .hidden(let content):
            return inside(styled: .plain).boxes(content, in: axis).map { LayoutBox(.hidden, [$0]) }
        case .lines(let limit, let reserved, let content):
            var inside = inside
            inside.lineLimit = limit.map { max(1, $0) }
            let least = DrawingNode.Frame(minHeight: Double(reserved) * CellMetrics.pointsPerLine, alignment: .topLeading)
            return inside.boxes(content, in: axis).map { reserved > 1 ? LayoutBox(.frame(CellFrame(least)), [$0]) : $0 }
        case .told(_, let content): return inside.boxes(content, in: axis)
        case .marked(let content):
            let boxes = inside.boxes(content, in: axis)
            return boxes.prefix(1).map { LayoutBox(.control(0), [$0]) } + boxes.dropFirst()
        case .located(let number, let content):
            let boxes = inside.boxes(content, in: axis)
            return boxes.prefix(1).map { LayoutBox(.located(number), [$0]) } + boxes.dropFirst()
        default: return [view(node)]
        }
    }

    /// The box of a view proper.
    private func view(_ node: DrawingNode) -> LayoutBox {
        switch node {
        case .text(let text): return LayoutBox(.text(text, drawn(), lines: lineLimit))
        case .image(let name): return LayoutBox(.symbol("(\(name))", drawn()))
        case .label(let icon, let title): return row([inside.box(icon), inside.box(title)])
        case .shape(let shape): return self.shape(shape)
        case .divider: return LayoutBox(.divider(drawn(.dimmed)))

        case .button(let label, let number):
            return control(number, button(inside.box(label)))
        case .link(let label, let number):
            return control(number, row([inside.box(label), text("›", .dimmed)]))
        case .toggle(let label, let isOn, let number):
            return control(number, row([text(isOn ? "[x]" : "[ ]"), inside.box(label)]))
        case .textField(let field): return control(field.number, textField(field))
        case .slider(let slider): return control(slider.number, self.slider(slider))
        case .stepper(let label, let number):
            return control(number, row([inside.box(label), text("[ - | + ]")], spacing: 2))
        case .picker(let picker): return control(picker.number, self.picker(picker))
        case .progress(let label, let fraction): return progress(label, fraction)

        case .placed(let places): return LayoutBox(.placed(places), places.map { inside.box($0.content) })
        case .chosen(let row): return self.row([text("▸"), inside.box(row)])
        case .cells(let cells): return view(.horizontal(cells))
        case .vertical(let children, let alignment, let spacing):
            return LayoutBox(
                .column(alignment, spacing: CellMetrics.lines(spacing ?? 0)),
                children.flatMap { inside.boxes($0, in: .vertical) })
        case .horizontal(let children, let alignment, let spacing):
            return LayoutBox(
                .row(alignment, spacing: spacing.map(CellMetrics.columns) ?? 1),
                children.flatMap { inside.boxes($0, in: .horizontal) })
        case .layers(let children, let alignment): return layers(children, alignment)
        case .attached(let other, let base, let inFront, let alignment):
            let front = inside.backdrop(other, isVisible: !inFront) ?? inside.box(other)
            return LayoutBox(.attached(alignment, inFront: inFront), [inside(styled: .plain).box(base), front])
        case .list(let items, let window): return list(items, window)
        case .scroll(let content, let axis, let window):
            var inside = inside
            inside.isScrolled = axis == .vertical
            return LayoutBox(.scroll(window, axis, drawn(.dimmed)), [inside.box(content)])
        case .rows(let content, let window):
            return isScrolled ? LayoutBox(.rows, [inside.box(content)]) : view(.scroll(content, window: window))
        case .fitting(let nodes, let fit): return LayoutBox(.fitting(fit), nodes.map { inside.box($0) })
        case .navigation(let bar, let content): return navigation(bar, content)
        case .tabs(let tabs, let content): return self.tabs(tabs, content)

        case .empty, .group, .spacer, .padding, .frame, .styled, .disabled, .hidden, .marked, .located, .told, .lines:
            return box(node)
        }
    }
}

// MARK: - Containers

extension Appearance {
    /// A shape or colour among other layers colours the ground behind them.
    private func layers(_ children: [DrawingNode], _ alignment: DrawingNode.Alignment) -> LayoutBox {
        let members = children.flatMap(\.dissolved)
        let boxes = members.flatMap { member in
            (members.count > 1 ? inside.backdrop(member) : nil).map { [$0] } ?? inside.boxes(member)
        }
        return LayoutBox(.layers(alignment), boxes)
    }

    /// Headers at the margin and rows below them indented; without headers nothing is.
    private func list(_ items: [DrawingNode.ListItem], _ window: DrawingNode.ScrollWindow) -> LayoutBox {
        let hasSections = items.contains { if case .row = $0 { false } else { true } }
        let indented = CellInsets(.init(leading: 2 * CellMetrics.pointsPerColumn))
        let boxes = items.flatMap { item -> [LayoutBox] in
            switch item {
            case .header(let header):
                return inside(styled: DrawingStyle(isBold: true)).boxes(header)
            case .footer(let footer):
                return inside(styled: .dimmed).boxes(footer)
            case .row(let row):
                let rows = inside.boxes(row)
                return hasSections ? rows.map { LayoutBox(.padding(indented), [$0]) } : rows
            }
        }
        let column = LayoutBox(.column(.leading, spacing: 0), boxes)
        return LayoutBox(.scroll(window, .vertical, drawn(.dimmed)), [column])
    }

    private func navigation(_ bar: DrawingNode.NavigationBar, _ content: DrawingNode) -> LayoutBox {
        let back = bar.back.map { [text($0.isEmpty ? "‹ Back" : "‹ \($0)")] } ?? []
        let title = bar.title.isEmpty ? [] : [text(bar.title, DrawingStyle(isBold: true))]
        let bottom = bar.items.bottom.isEmpty ? [] : [self.bar(bar.items.bottom.flatMap { inside.boxes($0, in: .horizontal) })]
        var top = back + title
        if !bar.items.isTopEmpty {
            let principal = bar.items.principal.flatMap { inside.boxes($0) }
            let space = LayoutBox(.spacer(.horizontal, cells: 0))
            top = back + bar.items.leading.flatMap { inside.boxes($0) } + [space] + (principal.isEmpty ? title : principal) + [space]
                + bar.items.trailing.flatMap { inside.boxes($0) }
        }
        guard !top.isEmpty || !bottom.isEmpty else { return inside.box(content) }
        let rule = LayoutBox(.divider(drawn(.dimmed)))
        return column((top.isEmpty ? [] : [self.bar(top), rule]) + [inside.box(content)] + bottom)
    }

    /// A row of a bar, in which spaces stay that push the others apart.
    private func bar(_ parts: [LayoutBox]) -> LayoutBox { LayoutBox(.row(.top, spacing: 2), parts) }

    private func tabs(_ tabs: [DrawingNode.Tab], _ content: DrawingNode) -> LayoutBox {
        let bar = segments(tabs.map { tab in
            inside.control(tab.number, inside.segment(inside.box(tab.label), isSelected: tab.isSelected))
        })
        return column([inside.box(content), LayoutBox(.divider(drawn(.dimmed))), bar])
    }
}

// MARK: - Controls

extension Appearance {
    private func button(_ label: LayoutBox) -> LayoutBox {
        isDisabled
            ? LayoutBox(.enclosed("( ", " )", drawn()), [label])
            : LayoutBox(.enclosed("[ ", " ]", drawn()), [label])
    }

    private static let textFieldWidth = 16

    private func textField(_ field: DrawingNode.TextField) -> LayoutBox {
        let shown = field.isSecure ? String(repeating: "•", count: field.text.count) : field.text
        let isEmpty = field.text.isEmpty
        let content = isEmpty ? (field.placeholder.isEmpty ? "" : "(\(field.placeholder))") : shown
        let rest = String(repeating: "_", count: max(1, Self.textFieldWidth - content.cellWidth))
        let parts = row([text(content, isEmpty ? .dimmed : .plain), text(rest, .dimmed)], spacing: 0)
        return LayoutBox(.enclosed("[ ", " ]", drawn()), [parts])
    }

    private static let sliderWidth = 10

    private func slider(_ slider: DrawingNode.Slider) -> LayoutBox {
        let knob = Self.position(slider.fraction, in: Self.sliderWidth - 1)
        let before = String(repeating: "─", count: knob)
        let after = String(repeating: "─", count: Self.sliderWidth - 1 - knob)
        return row([text("├\(before)●\(after)┤"), text(slider.value)])
    }

    private static let progressWidth = 10

    private func progress(_ label: DrawingNode, _ fraction: Double?) -> LayoutBox {
        guard let fraction else { return row([text("(…)"), inside.box(label)]) }
        let filled = Self.position(fraction, in: Self.progressWidth)
        let percent = Self.position(fraction, in: 100)
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: Self.progressWidth - filled)
        return row([inside.box(label), text("\(bar) \(percent)%")])
    }

    private func picker(_ picker: DrawingNode.Picker) -> LayoutBox {
        let options = picker.options.enumerated().map { ($0.offset == picker.selection, inside.box($0.element)) }
        switch picker.style {
        case .menu:
            let chosen = options.first { $0.0 }?.1 ?? text("–")
            return row([inside.box(picker.label), button(row([chosen, text("▾", .dimmed)]))], spacing: 2)
        case .segmented:
            return segments(options.map { segment($0.1, isSelected: $0.0) })
        case .inline:
            return column([inside.box(picker.label)] + options.map { row([text($0.0 ? "(•)" : "( )"), $0.1]) })
        }
    }

    private func segment(_ label: LayoutBox, isSelected: Bool) -> LayoutBox {
        LayoutBox(isSelected ? .enclosed("(", ")", drawn()) : .enclosed(" ", " ", drawn()), [label])
    }

    private func segments(_ parts: [LayoutBox]) -> LayoutBox {
        let separated = parts.enumerated().flatMap { $0.offset == 0 ? [$0.element] : [text("|", .dimmed), $0.element] }
        return LayoutBox(.enclosed("[", "]", drawn()), [row(separated, spacing: 0)])
    }

    /// `fraction` of a length in whole cells; a number that is none counts as 0.
    private static func position(_ fraction: Double, in length: Int) -> Int {
        guard fraction > 0 else { return 0 }
        return Int((min(fraction, 1) * Double(length)).rounded())
    }
}

// MARK: - Leaves and what they are made of

extension Appearance {
    /// A shape in a frame is as large as that, and as wide as there is room where only a height is given; in one line a narrow
    /// one is a dot.
    private func shape(_ shape: DrawingNode.Shape) -> LayoutBox {
        let isCircle = shape.form == .circle
        let dot = text(isCircle ? "●" : "■", DrawingStyle(foreground: shape.fill))
        guard let frame = shapeFrame, frame.height != nil || !isCircle else { return dot }
        let cells = CellFrame(frame)
        let height = cells.height ?? 1
        let diameter = CellMetrics.columns(Double(height) * CellMetrics.pointsPerLine)
        let width = cells.width ?? (isCircle ? diameter : nil)
        if height == 1, isCircle || width.map({ $0 < Self.leastLength }) == true { return dot }
        let isThin = frame.height.map { $0 < CellMetrics.pointsPerLine / 2 } ?? false
        let box = LayoutBox(.filled(shape.form, drawn(DrawingStyle(foreground: shape.fill)), width: width, height: height, isThin: isThin))
        // A circle stands in the middle of the width that the other forms would fill.
        return isCircle && cells.width == nil ? LayoutBox(.frame(CellFrame(DrawingNode.Frame(maxWidth: .infinity))), [box]) : box
    }

    /// A shape of one line that has fewer columns is a dot rather than a bar.
    private static let leastLength = 4

    /// The box of a shape or colour that fills the place around it; nil for any other node.
    private func backdrop(_ node: DrawingNode, isVisible: Bool = true) -> LayoutBox? {
        switch node {
        case .shape(let shape) where shape.isOutline:
            return LayoutBox(.column(.center, spacing: 0))
        case .shape(let shape):
            return LayoutBox(.backdrop(DrawingStyle(background: isVisible ? shape.fill : nil)))
        case .styled(let change, let content):
            if case .shape(let shape) = content, shape.fill == nil, !shape.isOutline {
                return backdrop(.shape(.init(shape.form, fill: change.foreground)), isVisible: isVisible)
            }
            return backdrop(content, isVisible: isVisible)
        default: return nil
        }
    }

    private func text(_ text: String, _ change: DrawingStyle = .plain) -> LayoutBox {
        LayoutBox(.text(text, drawn(change), lines: nil))
    }

    private func drawn(_ change: DrawingStyle = .plain) -> DrawingStyle { change.inheriting(style) }

    private func row(_ parts: [LayoutBox], spacing: Int = 1) -> LayoutBox {
        LayoutBox(.row(.top, spacing: spacing), parts.filter { !$0.isEmpty })
    }

    private func column(_ parts: [LayoutBox]) -> LayoutBox {
        LayoutBox(.column(.leading, spacing: 0), parts.filter { !$0.isEmpty })
    }

    private func control(_ number: Int?, _ box: LayoutBox) -> LayoutBox {
        number.map { LayoutBox(.control($0), [box]) } ?? box
    }

    /// What a view inside this one inherits. A frame's size is for the view right inside it alone.
    private var inside: Appearance {
        var inside = self
        inside.depth += 1
        inside.shapeFrame = nil
        return inside
    }

    /// The same for a modifier that leaves the frame around it in force.
    private func inside(styled change: DrawingStyle) -> Appearance {
        var inside = self
        inside.depth += 1
        inside.style = change.inheriting(style)
        return inside
    }
}

extension LayoutBox {
    /// Draws nothing and takes no place, so that no gap is left for it.
    fileprivate var isEmpty: Bool {
        switch kind {
        case .text(let text, _, _): text.isEmpty
        case .row, .column, .layers: children.allSatisfy(\.isEmpty)
        default: false
        }
    }
}

extension DrawingNode {
    /// The members of a group, and of groups in it; itself when it is no group.
    fileprivate var dissolved: [DrawingNode] {
        if case .group(let nodes) = self { nodes.flatMap(\.dissolved) } else { [self] }
    }
}
