extension DrawingNode {
    /// The node, with a note of how many times its view ran. What containers look at from the outside stays as it is.
    func marked(asEvaluation evaluation: Int) -> DrawingNode {
        switch self {
        case .empty, .spacer: self
        case .group(let nodes): .group(nodes.map { $0.marked(asEvaluation: evaluation) })
        case .scroll(let content, let axis, let window):
            .scroll(content.marked(asEvaluation: evaluation), axis: axis, window: window)
        case .located(let number, let node): .located(number, node.marked(asEvaluation: evaluation))
        case .rows(let content, let window): .rows(content.marked(asEvaluation: evaluation), window)
        default: .styled(DrawingStyle(evaluation: evaluation), self)
        }
    }
}

extension DrawingNode.ListItem {
    func marked(asEvaluation evaluation: Int) -> DrawingNode.ListItem {
        switch self {
        case .header(let node): .header(node.marked(asEvaluation: evaluation))
        case .row(let node): .row(node.marked(asEvaluation: evaluation))
        case .footer(let node): .footer(node.marked(asEvaluation: evaluation))
        }
    }
}
