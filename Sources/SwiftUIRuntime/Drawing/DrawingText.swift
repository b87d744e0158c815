extension DrawingNode {
    /// The views of a container, groups dissolved.
    var flattened: [DrawingNode] {
        switch self {
        case .group(let nodes): nodes.flatMap(\.flattened)
        case .empty: []
        case .told(let number, .group(let nodes)): nodes.flatMap(\.flattened).map { .told(number, $0) }
        case .located(let number, .group(let nodes)):
            nodes.flatMap(\.flattened).enumerated().map { $0 == 0 ? .located(number, $1) : $1 }
        default: [self]
        }
    }

    var isShape: Bool {
        switch self {
        case .shape: true
        case .located(_, let node): node.isShape
        default: false
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
             .padding(_, let node), .frame(_, let node), .scroll(let node, _, _), .rows(let node, _), .styled(_, let node), .disabled(let node),
             .hidden(let node), .marked(let node), .lines(_, _, let node), .chosen(let node),
             .told(_, let node), .located(_, let node):
            [node]
        case .navigation(let bar, let node): bar.items.leading + bar.items.principal + bar.items.trailing + [node] + bar.items.bottom
        case .picker(let picker): [picker.label]
        case .vertical(let nodes, _, _), .horizontal(let nodes, _, _), .layers(let nodes, _), .group(let nodes),
             .cells(let nodes), .fitting(let nodes, _):
            nodes
        case .attached(let other, let base, _, _): [base, other]
        case .placed(let places): places.map(\.content)
        case .list(let items, _): items.map(\.content)
        case .tabs(_, let node): [node]
        }
    }

    /// The label of what opens and closes, with a sign for which of the two it is.
    func disclosing(_ isOpen: Bool) -> DrawingNode { .label(icon: .text(isOpen ? "▾" : "▸"), title: self) }

    /// A page with the items of a toolbar that no navigation bar takes.
    static func page(_ page: DrawingNode, with items: DrawingNode.BarItems) -> DrawingNode {
        let gap = DrawingNode.spacer(minLength: 0)
        var top = items.leading
        if !items.principal.isEmpty { top += [gap] + items.principal }
        if !items.leading.isEmpty || !items.principal.isEmpty { top.append(gap) }
        top += items.trailing
        let rows = [items.isTopEmpty ? [] : [.horizontal(top)], [page], items.bottom.isEmpty ? [] : [.horizontal(items.bottom)]]
        return items.isTopEmpty && items.bottom.isEmpty ? page : .vertical(rows.flatMap { $0 })
    }
}

extension DrawingNode.ListItem {
    var content: DrawingNode {
        switch self {
        case .header(let node), .row(let node), .footer(let node): node
        }
    }
}

extension String {
    /// The text with its words in the number that they stand for: `^[2 moon](inflect: true)` reads 2 moons. Only regular
    /// English plurals are known.
    var inflected: String {
        guard utf8.contains(UInt8(ascii: "^")) else { return self }
        var result = ""
        var rest = self[...]
        while let start = rest.firstRange(of: "^["), let end = rest[start.upperBound...].firstRange(of: "](inflect: true)") {
            result += rest[..<start.lowerBound] + Self.agreeing(rest[start.upperBound..<end.lowerBound])
            rest = rest[end.upperBound...]
        }
        return result + rest
    }

    /// A number and words after it, the last of which is counted by it.
    private static func agreeing(_ phrase: Substring) -> String {
        let words = phrase.split(separator: " ")
        guard words.count > 1, let last = words.last, !words.dropLast().contains("1") else { return String(phrase) }
        let isHissing = ["s", "x", "z", "ch", "sh"].contains { last.hasSuffix($0) }
        let endsInY = last.hasSuffix("y") && !["ay", "ey", "oy", "uy"].contains { last.hasSuffix($0) }
        let plural = endsInY ? last.dropLast() + "ies" : last + (isHissing ? "es" : "s")
        return (words.dropLast() + [Substring(plural)]).joined(separator: " ")
    }
}
