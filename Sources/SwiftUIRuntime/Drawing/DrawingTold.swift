// What a view tells the layout that places it stands in the drawing by a number, from the view up to its layout and no further.

extension DrawingNode {
    /// The numbers of what a view tells its layout, the outermost first: what stands around a view passes it on.
    var told: [Int] {
        switch self {
        case .told(let number, let node): [number] + node.told
        case .styled(_, let node), .padding(_, let node), .frame(_, let node), .disabled(let node), .hidden(let node),
             .button(let node, _), .marked(let node), .located(_, let node):
            node.told
        case .attached(_, let base, _, _): base.told
        default: []
        }
    }

    /// The drawing without any of those numbers.
    var withoutTold: DrawingNode {
        switch self {
        case .told(_, let node): node.withoutTold
        case .empty, .text, .image, .textField, .divider, .spacer, .shape: self
        case .lines(let limit, let reserved, let node): .lines(limit: limit, reserved: reserved, node.withoutTold)
        case .label(let icon, let title): .label(icon: icon.withoutTold, title: title.withoutTold)
        case .button(let node, let number): .button(node.withoutTold, number: number)
        case .link(let node, let number): .link(node.withoutTold, number: number)
        case .toggle(let node, let isOn, let number): .toggle(node.withoutTold, isOn: isOn, number: number)
        case .slider: self
        case .stepper(let node, let number): .stepper(node.withoutTold, number: number)
        case .picker(let picker): .picker(DrawingNode.Picker(
            label: picker.label.withoutTold, options: picker.options.map(\.withoutTold), selection: picker.selection,
            style: picker.style, number: picker.number))
        case .progress(let node, let fraction): .progress(node.withoutTold, fraction: fraction)
        case .vertical(let nodes, let alignment, let spacing): .vertical(nodes.map(\.withoutTold), alignment: alignment, spacing: spacing)
        case .horizontal(let nodes, let alignment, let spacing): .horizontal(nodes.map(\.withoutTold), alignment: alignment, spacing: spacing)
        case .cells(let nodes): .cells(nodes.map(\.withoutTold))
        case .layers(let nodes, let alignment): .layers(nodes.map(\.withoutTold), alignment: alignment)
        case .group(let nodes): .group(nodes.map(\.withoutTold))
        case .attached(let other, let base, let inFront, let alignment):
            .attached(other.withoutTold, to: base.withoutTold, inFront: inFront, alignment: alignment)
        case .padding(let insets, let node): .padding(insets, node.withoutTold)
        case .frame(let frame, let node): .frame(frame, node.withoutTold)
        case .list(let items, let window): .list(items.map(\.withoutTold), window: window)
        case .scroll(let node, let axis, let window): .scroll(node.withoutTold, axis: axis, window: window)
        case .fitting(let nodes, let fit): .fitting(nodes.map(\.withoutTold), fit)
        case .rows(let node, let window): .rows(node.withoutTold, window)
        case .navigation(let bar, let node):
            .navigation(DrawingNode.NavigationBar(title: bar.title, back: bar.back, items: bar.items.withoutTold), node.withoutTold)
        case .tabs(let tabs, let node): .tabs(tabs.map(\.withoutTold), node.withoutTold)
        case .styled(let style, let node): .styled(style, node.withoutTold)
        case .disabled(let node): .disabled(node.withoutTold)
        case .hidden(let node): .hidden(node.withoutTold)
        case .placed(let places): .placed(places.map(\.withoutTold))
        case .chosen(let node): .chosen(node.withoutTold)
        case .marked(let node): .marked(node.withoutTold)
        case .located(let number, let node): .located(number, node.withoutTold)
        }
    }
}

extension DrawingNode.ListItem {
    fileprivate var withoutTold: DrawingNode.ListItem {
        switch self {
        case .header(let node): .header(node.withoutTold)
        case .row(let node): .row(node.withoutTold)
        case .footer(let node): .footer(node.withoutTold)
        }
    }
}

extension DrawingNode.BarItems {
    fileprivate var withoutTold: DrawingNode.BarItems {
        DrawingNode.BarItems(
            leading: leading.map(\.withoutTold), principal: principal.map(\.withoutTold), trailing: trailing.map(\.withoutTold),
            bottom: bottom.map(\.withoutTold))
    }
}

extension DrawingNode.Tab {
    fileprivate var withoutTold: DrawingNode.Tab { DrawingNode.Tab(label: label.withoutTold, isSelected: isSelected, number: number) }
}

extension DrawingNode.Placed {
    fileprivate var withoutTold: DrawingNode.Placed {
        DrawingNode.Placed(column: column, line: line, width: width, content: content.withoutTold)
    }
}
