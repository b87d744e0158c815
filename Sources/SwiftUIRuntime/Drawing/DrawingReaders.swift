import DiffEngine
import SwiftInterpreter

// GeometryReaders in the drawing: how large they are, and where they stand.

/// What the number of a located view stands for.
enum Located: Hashable {
    /// A reader, with whether its content stands in the middle of its height.
    case reader(NodeID, isCentered: Bool)
    /// Something with coordinates of its own, by the hash of their name.
    case space(UInt64)

    static let scrollViewKey: UInt64 = 0
    static let scrollView = Located.space(scrollViewKey)
}

extension DrawingWalk {
    mutating func drawReader(_ node: NodeID, _ context: Context) -> DrawingNode {
        sizes[node] = size(in: context.room)
        located.append(.reader(node, isCentered: context.room.height != nil))
        let number = located.count - 1
        let content = DrawingNode.group(expanded(node, context))
        // A reader without a frame is as large as what it stands behind or in front of.
        if context.room.base != nil, context.room.width == nil, context.room.height == nil {
            readersOfBase.append(number)
            return content
        }
        return .located(number, content)
    }

    /// How large a reader is: as what it stands behind or in front of, or else as the viewport, unless a frame says so.
    private func size(in room: Context.Room) -> PointSize {
        var size = PointSize(width: runtime.viewport.width, height: runtime.viewport.height)
        if let base = room.base {
            let block = Appearance().box(base).laidOut(width: runtime.options.width, height: nil)
            size = PointSize(
                width: Double(block.width) * CellMetrics.pointsPerColumn, height: Double(block.height) * CellMetrics.pointsPerLine)
        }
        return PointSize(width: room.width ?? size.width, height: room.height ?? size.height)
    }

    /// Draws something that has coordinates of its own, for readers in it to stand in.
    mutating func locating(_ place: Located, _ draw: (inout DrawingWalk) -> DrawingNode) -> DrawingNode {
        guard !runtime.state.geometryReaders.isEmpty else { return draw(&self) }
        located.append(place)
        let number = located.count - 1
        return .located(number, draw(&self))
    }

    /// Draws what stands behind or in front of a view. Readers in it that are as large as the view stand where it does.
    mutating func located(_ base: inout DrawingNode, _ draw: (inout DrawingWalk) -> DrawingNode) -> DrawingNode {
        let outer = readersOfBase
        readersOfBase = []
        let other = draw(&self)
        for number in readersOfBase { base = .located(number, base) }
        readersOfBase = outer
        return other
    }

    /// The key of the coordinates that a modifier names.
    func coordinateSpace(named modifier: Value) -> UInt64? {
        try? runtime.coordinateKey(vocabulary.field("arguments", of: modifier))
    }
}

extension Drawn {
    /// Where readers stand, once all is laid out.
    func readerPlaces(width: Int, height: Int) -> [NodeID: ReaderPlace] {
        guard !located.isEmpty else { return [:] }
        var found: [NodeID: ReaderPlace] = [:]
        for place in Appearance().box(node).laidOut(width: width, height: height).places {
            guard located.indices.contains(place.number), case .reader(let node, let isCentered) = located[place.number],
                  let size = sizes[node] else { continue }
            // Content is as large as it need be, and stands in the middle of the reader, which begins so many cells before it.
            let left = min(place.column, max(0, CellMetrics.columns(size.width) - place.width) / 2)
            let above = isCentered ? max(0, CellMetrics.lines(size.height) - place.height) / 2 : 0
            func origin(_ column: Int, _ line: Int) -> ReaderPlace.Origin {
                ReaderPlace.Origin(
                    x: Double(column - left) * CellMetrics.pointsPerColumn, y: Double(line - above) * CellMetrics.pointsPerLine)
            }
            var result = ReaderPlace(global: origin(place.column, place.line))
            for (number, offset) in place.offsets.sorted(by: { $0.key < $1.key }) {
                // What is drawn later lies further inside.
                if case .space(let key) = located[number] { result.named[key] = origin(offset.column, offset.line) }
            }
            found[node] = result
        }
        return found
    }
}
