extension DrawingNode {
    /// The views of a container, groups dissolved.
    var flattened: [DrawingNode] {
        switch self {
        case .group(let nodes): nodes.flatMap(\.flattened)
        case .empty: []
        default: [self]
        }
    }

    /// The first text that is drawn; of a view without text its first image.
    var firstText: String { texts.first ?? images.first ?? "" }

    /// All texts in a row: the label of a control.
    var allText: String {
        let texts = texts
        return texts.isEmpty ? images.first ?? "" : texts.joined(separator: " ")
    }

    private var texts: [String] {
        var found: [String] = []
        collect { node in
            switch node {
            case .text(let text) where !text.isEmpty: found.append(text)
            case .textField(let field): found.append(field.text.isEmpty ? field.placeholder : field.text)
            default: break
            }
        }
        return found
    }

    private var images: [String] {
        var found: [String] = []
        collect { node in
            if case .image(let name) = node { found.append(name) }
        }
        return found
    }

    /// Visits the node and all below it, in the order of the drawing.
    func collect(_ visit: (DrawingNode) -> Void) {
        visit(self)
        for child in parts { child.collect(visit) }
    }

    private var parts: [DrawingNode] {
        switch self {
        case .empty, .text, .image, .textField, .slider, .divider, .spacer, .shape: []
        case .label(let icon, let title): [title, icon]
        case .button(let node, _), .link(let node, _), .toggle(let node, _, _), .stepper(let node, _), .progress(let node, _),
             .padding(_, let node), .frame(_, let node), .scroll(let node, _, _), .styled(_, let node), .disabled(let node),
             .hidden(let node):
            [node]
        case .navigation(let bar, let node): bar.leading + bar.trailing + [node]
        case .picker(let picker): [picker.label]
        case .vertical(let nodes, _, _), .horizontal(let nodes, _, _), .layers(let nodes, _), .group(let nodes),
             .cells(let nodes):
            nodes
        case .attached(let other, let base, _, _): [base, other]
        case .list(let items, _): items.map(\.content)
        case .tabs(_, let node): [node]
        }
    }

    /// A toolbar's buttons above a page.
    static func horizontalBar(_ bar: DrawingNode, above page: DrawingNode) -> DrawingNode {
        let items = bar.flattened
        return items.isEmpty ? page : .vertical([.horizontal(items), page])
    }
}

extension DrawingNode.ListItem {
    var content: DrawingNode {
        switch self {
        case .header(let node), .row(let node), .footer(let node): node
        }
    }
}
