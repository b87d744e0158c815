extension DrawingNode {
    /// The node, with a note of how many times its view ran. What containers look at from the outside stays as it is.
    func marked(asEvaluation evaluation: Int) -> DrawingNode {
        switch self {
        case .empty, .spacer: self
        case .group(let nodes): .group(nodes.map { $0.marked(asEvaluation: evaluation) })
        case .scroll(let content, let axis, let window):
            .scroll(content.marked(asEvaluation: evaluation), axis: axis, window: window)
        default: .styled(DrawingStyle(evaluation: evaluation), self)
        }
    }
}
