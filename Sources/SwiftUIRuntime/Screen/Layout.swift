/// A laid-out box: a size, what it paints itself, and its children at their places.
struct Block {
    enum Paint {
        case text(column: Int, line: Int, String, DrawingStyle)
        case fill(Character, column: Int, line: Int, width: Int, height: Int, DrawingStyle)
        case backdrop(DrawingStyle)
        case control(Int)
        /// Which view of a choice is there, for those who ask; nothing is to be seen of it.
        case choice(Int, index: Int)
    }
    struct Child {
        var column: Int
        var line: Int
        var block: Block
    }

    var width = 0
    var height = 0
    var paint: [Paint] = []
    var children: [Child] = []
    /// Cut at its right edge, with a sign: a horizontal scroll view.
    var isClipped = false
    /// Whether its children are the rows of a lazy stack.
    var isRows = false
    /// The numbers by which its place is asked for.
    var locations: [Int] = []
    /// Where content stands that has such numbers and may not be among the children: it is scrolled away, or hidden.
    var scrolledPlaces: [Place] = []

    /// The part of the block from a line on.
    func clipped(from top: Int, lines: Int) -> Block {
        if top <= 0, lines >= height { return self }
        var result = Block(width: width, height: max(0, min(lines, height - top)), isClipped: isClipped)
        for paint in paint {
            switch paint {
            case .text(let column, let line, let text, let style):
                guard (top..<top + lines).contains(line) else { continue }
                result.paint.append(.text(column: column, line: line - top, text, style))
            case .fill(let character, let column, let line, let width, let height, let style):
                let first = max(line, top)
                let last = min(line + height, top + lines)
                guard first < last else { continue }
                result.paint.append(
                    .fill(character, column: column, line: first - top, width: width, height: last - first, style))
            case .backdrop, .control, .choice:
                result.paint.append(paint)
            }
        }
        for child in children {
            let first = max(child.line, top)
            let last = min(child.line + child.block.height, top + lines)
            guard first < last else { continue }
            let part = child.block.clipped(from: first - child.line, lines: last - first)
            result.children.append(Child(column: child.column, line: first - top, block: part))
        }
        return result
    }
}

extension Block {
    /// Which views of all choices are there, by the choices' numbers.
    var choices: [Int: Int] {
        var found: [Int: Int] = [:]
        for case .choice(let number, let index) in paint { found[number] = index }
        for child in children { found.merge(child.block.choices) { $1 } }
        return found
    }
}

extension LayoutBox {
    /// Lays the box out in a space; a side that is nil has no limit.
    ///
    /// The result may be larger than the space. Nothing is cut here but what a scroll view hides:
    /// whoever owns the space clips.
    func laidOut(width: Int?, height: Int?) -> Block {
        switch kind {
        case .text(let text, let style, let limit):
            return Self.text(TextWrapping.lines(of: text, width: width ?? .max, limit: limit), style)
        case .symbol(let name, let style):
            return Self.text(TextWrapping.lines(of: name, width: width ?? .max, limit: 1), style)
        case .divider(let style):
            let length = width ?? 1
            return Block(
                width: length, height: 1,
                paint: [.fill("─", column: 0, line: 0, width: length, height: 1, style)])
        case .spacer(let axis, let cells):
            return axis == .horizontal
                ? Block(width: max(cells, width ?? 0), height: 0) : Block(width: 0, height: max(cells, height ?? 0))
        case .row(let alignment, let spacing):
            return row(alignment, spacing: spacing, width: width, height: height)
        case .column(let alignment, let spacing):
            return column(alignment, spacing: spacing, width: width, height: height)
        case .layers(let alignment):
            return layered(alignment, width: width, height: height)
        case .attached(let alignment, let inFront):
            return attached(alignment, inFront: inFront, width: width, height: height)
        case .padding(let insets):
            let inner = children[0].laidOut(
                width: width.map { max(1, $0 - insets.leading - insets.trailing) },
                height: height.map { max(1, $0 - insets.top - insets.bottom) })
            return Block(
                width: inner.width + insets.leading + insets.trailing,
                height: inner.height + insets.top + insets.bottom,
                children: [.init(column: insets.leading, line: insets.top, block: inner)])
        case .placed(let places):
            var block = Block()
            for (place, child) in zip(places, children) {
                let inner = child.laidOut(width: place.width ?? child.idealWidth, height: nil)
                block.children.append(.init(column: place.column, line: place.line, block: inner))
                block.width = max(block.width, place.column + inner.width)
                block.height = max(block.height, place.line + inner.height)
            }
            return block
        case .frame(let frame):
            return framed(frame, width: width, height: height)
        case .enclosed(let left, let right, let style):
            return enclosed(left, right, style, width: width, height: height)
        case .filled(let form, let style, let own, let height, let isThin):
            return Self.filled(form, style, width: own ?? width ?? Self.defaultShapeWidth, height: height, isThin: isThin)
        case .backdrop(let style):
            return Block(width: width ?? 0, height: height ?? 0, paint: [.backdrop(style)])
        case .fitting(let fit):
            let index = fitting(fit, width: width, height: height)
            guard children.indices.contains(index) else { return Block() }
            var block = children[index].laidOut(width: width, height: height)
            block.paint.insert(.choice(fit.number, index: index), at: 0)
            return block
        case .rows:
            var block = children[0].laidOut(width: width, height: nil)
            block.isRows = true
            return block
        case .scroll(let window, let axis, let style):
            if axis == .vertical { return scrolled(window, style, width: width, height: height) }
            var block = children[0].laidOut(width: nil, height: height)
            if let width, block.width > width {
                block = Block(
                    width: width, height: block.height, children: [.init(column: 0, line: 0, block: block)],
                    isClipped: true)
            }
            return block
        case .control(let number):
            var block = children[0].laidOut(width: width, height: height)
            block.paint.insert(.control(number), at: 0)
            return block
        case .hidden:
            let block = children[0].laidOut(width: width, height: height)
            return Block(width: block.width, height: block.height, scrolledPlaces: hasPlaces ? block.places : [])
        case .located(let number):
            var block = children[0].laidOut(width: width, height: height)
            block.locations.append(number)
            return block
        }
    }
}

// MARK: - Stacks

extension LayoutBox {
    private func row(
        _ alignment: DrawingNode.VerticalAlignment, spacing: Int, width: Int?, height: Int?
    ) -> Block {
        let gaps = spacing * max(0, children.count - 1)
        let widths = width.map { shares(of: max(0, $0 - gaps)) } ?? children.map(\.idealWidth)
        var blocks: [Block] = []
        for (child, share) in zip(children, widths) {
            if case .divider(let style) = child.kind {
                blocks.append(Self.rule(height: 1, style))
            } else {
                blocks.append(child.laidOut(width: width == nil ? nil : share, height: height))
            }
        }
        let tallest = blocks.reduce(0) { max($0, $1.height) }
        var result = Block(height: tallest)
        for (index, var block) in blocks.enumerated() {
            if index > 0 { result.width += spacing }
            if case .divider(let style) = children[index].kind {
                block = Self.rule(height: max(1, tallest), style)
            }
            let line = alignment.offset(of: block.height, in: tallest)
            result.children.append(.init(column: result.width, line: line, block: block))
            result.width += block.width
        }
        return result
    }

    /// How a row shares a width among its children. What does not grow gets its ideal width, what grows
    /// gets equal parts of the rest; where there is too little, the narrowest are served first.
    private func shares(of width: Int) -> [Int] {
        var result = children.map(\.idealWidth)
        let total = result.reduce(0, +)
        var order: [Int]
        var rest: Int
        if total <= width {
            order = children.indices.filter { children[$0].growsWide }
            rest = width - total + order.reduce(0) { $0 + result[$1] }
            order.sort { (result[$0], $1) > (result[$1], $0) }
            for (position, index) in order.enumerated() {
                result[index] = max(result[index], rest / (order.count - position))
                rest -= result[index]
            }
        } else {
            order = children.indices.sorted { (result[$0], $0) < (result[$1], $1) }
            rest = width
            for (position, index) in order.enumerated() {
                result[index] = min(result[index], max(1, rest / (order.count - position)))
                rest -= result[index]
            }
        }
        return result
    }

    private func column(
        _ alignment: DrawingNode.HorizontalAlignment, spacing: Int, width: Int?, height: Int?
    ) -> Block {
        var blocks = children.map { $0.laidOut(width: width, height: nil) }
        if let height { shareHeight(height - spacing * max(0, children.count - 1), among: &blocks, width: width) }
        var widest = 0
        for (child, block) in zip(children, blocks) where !child.isDivider { widest = max(widest, block.width) }
        if children.allSatisfy(\.isDivider), let width { widest = width }

        var result = Block(width: widest)
        for (index, var block) in blocks.enumerated() {
            if index > 0 { result.height += spacing }
            if children[index].isDivider { block = children[index].laidOut(width: max(1, widest), height: nil) }
            let column = alignment.offset(of: block.width, in: widest)
            result.children.append(.init(column: column, line: result.height, block: block))
            result.height += block.height
        }
        return result
    }

    /// Gives what is left of a height to the children that grow, or takes what is missing from those that
    /// can do with less.
    private func shareHeight(_ height: Int, among blocks: inout [Block], width: Int?) {
        let rest = height - blocks.reduce(0) { $0 + $1.height }
        let chosen = children.indices.filter { rest >= 0 ? children[$0].growsTall : children[$0].shrinks }
        var left = chosen.reduce(rest) { $0 + blocks[$1].height }
        let order = chosen.sorted { (blocks[$0].height, $0) < (blocks[$1].height, $1) }
        for (position, index) in (rest >= 0 ? order.reversed() : order).enumerated() {
            let share = max(1, left / (order.count - position))
            let limit = rest >= 0 ? max(share, blocks[index].height) : min(share, blocks[index].height)
            blocks[index] = children[index].laidOut(width: width, height: limit)
            left -= blocks[index].height
        }
    }

    private func layered(_ alignment: DrawingNode.Alignment, width: Int?, height: Int?) -> Block {
        var result = Block()
        let blocks = children.map { $0.isBackdrop ? nil : $0.laidOut(width: width, height: height) }
        for case let block? in blocks {
            result.width = max(result.width, block.width)
            result.height = max(result.height, block.height)
        }
        for (child, block) in zip(children, blocks) {
            let block = block ?? child.laidOut(width: result.width, height: result.height)
            result.children.append(alignment.placing(block, width: result.width, height: result.height))
        }
        return result
    }

    private func attached(
        _ alignment: DrawingNode.Alignment, inFront: Bool, width: Int?, height: Int?
    ) -> Block {
        let base = children[0].laidOut(width: width, height: height)
        let other = children[1].laidOut(width: base.width, height: base.height)
        let placed = alignment.placing(other, width: base.width, height: base.height)
        let own = Block.Child(column: 0, line: 0, block: base)
        return Block(width: base.width, height: base.height, children: inFront ? [own, placed] : [placed, own])
    }
}

// MARK: - Frames, enclosures

extension LayoutBox {
    /// A frame never cuts what it holds: programs give frames in points that fit a font, not a grid.
    private func framed(_ frame: CellFrame, width: Int?, height: Int?) -> Block {
        let child = children[0]
        var offered = frame.width ?? width
        if frame.limitsWidth, frame.maxWidth != .max { offered = min(offered ?? .max, frame.maxWidth) }
        offered = offered.map { max($0, frame.minWidth, child.minWidth) }
        var offeredHeight = frame.height ?? height
        if frame.limitsHeight, frame.maxHeight != .max { offeredHeight = min(offeredHeight ?? .max, frame.maxHeight) }

        let inner = child.laidOut(width: offered, height: offeredHeight)
        var result = Block(
            width: max(inner.width, frame.width ?? frame.minWidth),
            height: max(inner.height, frame.height ?? frame.minHeight))
        if frame.width == nil, frame.maxWidth == .max, let width { result.width = max(result.width, width) }
        if frame.height == nil, frame.maxHeight == .max, let height { result.height = max(result.height, height) }
        result.children = [frame.alignment.placing(inner, width: result.width, height: result.height)]
        return result
    }

    private func enclosed(
        _ left: String, _ right: String, _ style: DrawingStyle, width: Int?, height: Int?
    ) -> Block {
        let signs = left.cellWidth + right.cellWidth
        let inner = children[0].laidOut(width: width.map { max(1, $0 - signs) }, height: height)
        let lines = max(1, inner.height)
        var result = Block(width: inner.width + signs, height: lines)
        for line in 0..<lines {
            result.paint.append(.text(column: 0, line: line, left, style))
            result.paint.append(.text(column: left.cellWidth + inner.width, line: line, right, style))
        }
        result.children = [.init(column: left.cellWidth, line: 0, block: inner)]
        return result
    }
}

// MARK: - Leaves

extension LayoutBox {
    private static func text(_ lines: [String], _ style: DrawingStyle) -> Block {
        Block(
            width: lines.reduce(0) { max($0, $1.cellWidth) }, height: lines.count,
            paint: lines.enumerated().map { .text(column: 0, line: $0, $1, style) })
    }

    /// A shape that was given a frame. Rounded forms of more than two lines have their corners cut, a thin one is a line.
    private static func filled(
        _ form: DrawingNode.Shape.Form, _ style: DrawingStyle, width: Int, height: Int, isThin: Bool
    ) -> Block {
        let isRound = form != .rectangle && height > 2 && width > 2
        var result = Block(width: width, height: height)
        let cut = isRound ? 1 : 0
        result.paint.append(.fill(isThin ? "─" : "▒", column: 0, line: cut, width: width, height: height - 2 * cut, style))
        if isRound {
            for line in [0, height - 1] {
                result.paint.append(.fill("▒", column: 1, line: line, width: width - 2, height: 1, style))
            }
        }
        return result
    }

    private static func rule(height: Int, _ style: DrawingStyle) -> Block {
        Block(width: 1, height: height, paint: [.fill("│", column: 0, line: 0, width: 1, height: height, style)])
    }

    private var isDivider: Bool { if case .divider = kind { true } else { false } }
    private var isBackdrop: Bool { if case .backdrop = kind { true } else { false } }
    /// The child that fits, by the size that it would have without limits.
    private func fitting(_ fit: DrawingNode.Fit, width: Int?, height: Int?) -> Int {
        children.firstIndex { child in
            if fit.isWidthAsked, let width, child.idealWidth > width { return false }
            guard fit.isHeightAsked, let height else { return true }
            return child.laidOut(width: fit.isWidthAsked ? nil : width, height: nil).height <= height
        } ?? children.count - 1
    }

    var isColumn: Bool { if case .column = kind { true } else { false } }
}

// MARK: - Alignment

extension DrawingNode.HorizontalAlignment {
    fileprivate func offset(of length: Int, in space: Int) -> Int {
        switch self {
        case .leading: 0
        case .center: max(0, (space - length) / 2)
        case .trailing: max(0, space - length)
        }
    }
}

extension DrawingNode.VerticalAlignment {
    fileprivate func offset(of length: Int, in space: Int) -> Int {
        switch self {
        case .top: 0
        case .center: max(0, (space - length) / 2)
        case .bottom: max(0, space - length)
        }
    }
}

extension DrawingNode.Alignment {
    fileprivate func placing(_ block: Block, width: Int, height: Int) -> Block.Child {
        Block.Child(
            column: horizontal.offset(of: block.width, in: width),
            line: vertical.offset(of: block.height, in: height), block: block)
    }
}
