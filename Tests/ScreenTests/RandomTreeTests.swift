import SwiftUIRuntime
import Testing

/// Whatever tree a program makes, it can be drawn, and the drawing keeps to its viewport.
@Suite struct RandomTreeTests {
    @Test(arguments: 0..<150)
    func fitsItsViewport(seed: Int) {
        var source = TreeSource(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1)
        let tree = source.node(depth: 5)
        for (width, height) in [(1, 1), (7, 3), (40, 24), (80, nil)] {
            let drawing = Screen.draw(tree, width: width, height: height)
            #expect(drawing.lines.count == drawing.runs.count)
            if let height { #expect(drawing.lines.count <= height) }
            for runs in drawing.runs {
                #expect(runs.allSatisfy { $0.column >= 0 && $0.column < max(width, 3) })
            }
            #expect(Screen.draw(tree, width: width, height: height) == drawing)
        }
    }
}

private struct TreeSource {
    var state: UInt64

    mutating func next(_ limit: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state % UInt64(limit))
    }

    mutating func length() -> Double? { [nil, -10, 0, 8, 33, 160, 1e12, .infinity, .nan][next(9)] }

    mutating func text() -> String { ["", "a", "some words here", "世界", "two\nlines", "👩‍👩‍👧 family", "\u{1B}"][next(7)] }

    mutating func nodes(_ depth: Int) -> [DrawingNode] {
        var result: [DrawingNode] = []
        for _ in 0..<next(4) { result.append(node(depth: depth)) }
        return result
    }

    mutating func node(depth: Int) -> DrawingNode {
        guard depth > 0 else { return next(2) == 0 ? .text(text()) : .spacer(minLength: length()) }
        let depth = depth - 1
        switch next(24) {
        case 0: return .vertical(nodes(depth), alignment: .leading, spacing: length())
        case 1: return .vertical(nodes(depth))
        case 2: return .horizontal(nodes(depth), alignment: .bottom, spacing: length())
        case 3: return .horizontal(nodes(depth))
        case 4: return .layers(nodes(depth))
        case 5: return .group(nodes(depth))
        case 6: return .attached(node(depth: depth), to: node(depth: depth), inFront: next(2) == 0)
        case 7: return .padding(.init(top: length() ?? 0, leading: length() ?? 0, bottom: length() ?? 0), node(depth: depth))
        case 8: return .frame(.init(width: length(), height: length(), maxWidth: length()), node(depth: depth))
        case 9: return .frame(.init(minWidth: length(), maxWidth: length(), minHeight: length(), maxHeight: length()), node(depth: depth))
        case 10: return .list(nodes(depth).map { .row($0) } + [.header(node(depth: depth))], window: .init(offset: next(5) - 1, rowsAfter: next(3)))
        case 11: return .scroll(node(depth: depth), window: .init(offset: next(5), rowsBefore: next(3)))
        case 12: return .scroll(node(depth: depth), axis: .horizontal)
        case 13: return .navigation(.init(title: text(), back: next(2) == 0 ? text() : nil), node(depth: depth))
        case 14: return .tabs([.init(label: node(depth: depth), isSelected: true)], node(depth: depth))
        case 15: return .shape(.init(.circle, fill: .named("red")))
        case 16: return .styled(.init(isBold: true), node(depth: depth))
        case 17: return .disabled(node(depth: depth))
        case 18: return .hidden(node(depth: depth))
        case 19: return .button(node(depth: depth), number: next(9))
        case 20: return .textField(.init(placeholder: text(), text: text(), isSecure: next(2) == 0))
        case 21: return .slider(.init(fraction: length() ?? 0, value: text()))
        case 22: return .picker(.init(label: node(depth: depth), options: nodes(depth), selection: next(4), style: .segmented))
        default: return .divider
        }
    }
}
