import DiffEngine
import SwiftInterpreter

/// The views of a program's own layout while it places them.
struct LayoutPass {
    var views: [LayoutBox]
    /// What each view tells its layout.
    var traits: [LayoutTraits]
    var places: [Int: Place] = [:]

    /// Where a view stands, in points.
    struct Place {
        var x: Double
        var y: Double
        var width: Double?
    }

    /// A view that its layout does not place stands in the middle.
    mutating func centre(in width: Double, _ height: Double) {
        for index in views.indices where places[index] == nil {
            let block = views[index].laidOut(width: max(views[index].idealWidth, 1), height: nil)
            places[index] = Place(
                x: max(0, width - Double(block.width) * CellMetrics.pointsPerColumn) / 2,
                y: max(0, height - Double(block.height) * CellMetrics.pointsPerLine) / 2)
        }
    }
}

/// What a view tells the layout that places it. Values are borrowed from what is mounted.
struct LayoutTraits {
    var priority = 0.0
    /// What `layoutValue` added, the outermost first.
    var values: [Value] = []
}

extension DrawingWalk {
    /// Keeps what a modifier tells the layout around the view, where there is one: the number stays until the layout has
    /// placed its views.
    mutating func telling(_ modifier: Value, _ drawing: DrawingNode) -> DrawingNode {
        guard layoutDepth > 0 else { return drawing }
        told.append(modifier)
        return .told(told.count - 1, drawing)
    }

    private func traits(of view: DrawingNode) -> LayoutTraits {
        var traits = LayoutTraits()
        for modifier in view.told.map({ told[$0] }).reversed() {
            if vocabulary.builtin(modifier) == .layoutValue { traits.values.insert(modifier, at: 0) } else {
                traits.priority = vocabulary.double("arguments", of: modifier) ?? 0
            }
        }
        return traits
    }

    /// The stack that a layout is, or the views where a layout of the program's own puts them.
    mutating func drawLayout(_ view: Value, _ context: Context) -> DrawingNode {
        var layout = vocabulary.field("layout", of: view)
        if let erased = vocabulary.field("_layout", of: layout).wrappedValue, erased.isReference { layout = erased }
        layoutDepth += 1
        let toldBefore = told.count
        var views = content(view, context)
        layoutDepth -= 1
        let traits = views.map { self.traits(of: $0) }
        // The numbers depend on what else was drawn: with them, equal views would have unequal drawings.
        if told.count > toldBefore {
            views = views.map(\.withoutTold)
            told.removeLast(told.count - toldBefore)
        }
        let styling = Styling(runtime: runtime)
        let alignment = vocabulary.field("alignment", of: layout)
        let spacing = vocabulary.double("spacing", of: layout)
        let type = runtime.machine.types[layout.type]
        switch type.decl?.isInterface == true ? type.name : "" {
        case "HStackLayout": return .horizontal(views, alignment: styling.vertical(alignment), spacing: spacing)
        case "VStackLayout": return .vertical(views, alignment: styling.horizontal(alignment), spacing: spacing)
        case "ZStackLayout": return .layers(views, alignment: styling.alignment(alignment))
        default: return placed(views, traits, by: layout, context.offeredWidth) ?? .vertical(views)
        }
    }

    /// The views of a ViewThatFits, or the one of them that is known to fit.
    mutating func drawFitting(_ view: Value, _ context: Context) -> DrawingNode {
        let place = RuntimeState.PlaceKey(node: context.node, position: context.position)
        let inner = context.at(.content)
        let content = vocabulary.field("content", of: view)
        guard let choice = choices[place] else {
            let views = draw(content, inner).flattened
            guard views.count > 1 else { return views.first ?? .empty }
            fittings.append(place)
            let axes = vocabulary.field("axes", of: view)
            let sides = axes.isReference && heap.slotCount(axes) == 1 ? heap.slot(axes, 0).asInt : 3
            return .fitting(views, DrawingNode.Fit(number: fittings.count - 1, isWidthAsked: sides & 1 != 0, isHeightAsked: sides & 2 != 0))
        }
        let isTuple = vocabulary.builtin(content) == .tupleView
        let parts = isTuple ? elements(vocabulary.field("value", of: content)) : [content]
        var before = 0
        for (index, part) in parts.enumerated() {
            var aside = self
            let views = aside.draw(part, isTuple ? inner.at(UInt64(index)) : inner).flattened
            if choice < before + views.count {
                self = aside
                return views[choice - before]
            }
            before += views.count
        }
        return .empty
    }

    /// Asks a layout for the places of its views; nil where it fails.
    private func placed(_ views: [DrawingNode], _ traits: [LayoutTraits], by layout: Value, _ width: Double?) -> DrawingNode? {
        guard let arrange = vocabulary.implementation(of: "Layout", "_arrange", for: layout.type) else { return nil }
        let outer = runtime.layoutPass
        runtime.asksProgram = true
        runtime.layoutPass = LayoutPass(views: views.map { Appearance().box($0) }, traits: traits)
        defer { runtime.layoutPass = outer }
        do {
            let size = try runtime.machine.call(arrange, [layout, .int(views.count), .double(width ?? runtime.drawnWidth)])
            defer { heap.release(size) }
            runtime.layoutPass?.centre(in: vocabulary.double("width", of: size) ?? 0, vocabulary.double("height", of: size) ?? 0)
        } catch {
            let type = runtime.machine.types[layout.type]
            runtime.warn(
                failureOfDrawing: error, "the layout `\(type.name)` failed, so its views stand one below the other",
                at: type.decl?.position ?? .none)
            return nil
        }
        guard let pass = runtime.layoutPass else { return nil }
        return .placed(CellPlaces(of: pass).places.map { place in
            DrawingNode.Placed(column: place.column, line: place.line, width: place.width, content: views[place.index])
        })
    }
}

extension Runtime {
    /// How wide a drawing can be, in points: two columns of the viewport are its margin.
    var drawnWidth: Double { Double(max(1, options.width - 2)) * CellMetrics.pointsPerColumn }

    /// Draws what is shown, if that may run the program: what is wrong with a layout or a text is told with the input that
    /// shows it. A drawing that asked nobody needs no other until something comes that may ask: an input of many frames
    /// would cost many drawings.
    func tryDrawing() {
        guard state.mayAskProgramWhenDrawn else { return }
        // Readers of the geometry have drawn.
        if state.geometryReaders.isEmpty { _ = drawn() }
        state.mayAskProgramWhenDrawn = asksProgram
    }

    /// Warns of what ended a part of the program that the drawing asked: of a trap at its own place, if it is in the program,
    /// otherwise at the given one.
    func warn(failureOfDrawing failure: Interruption, _ consequence: String, at position: SourcePosition) {
        if case .thrown(let error) = failure { heap.release(error) }
        guard case .trap(let trap) = failure else { return warn(consequence + ": it was stopped", at: position) }
        warn("\(consequence): \(trap.message)", at: program.isInProgram(trap.position) ? trap.position : position)
    }

    /// How wide or high a view of the layout at hand is. Without room of its own it is as wide as its content.
    func lengthOfSubview(_ arguments: Arguments) -> Double {
        guard let pass = layoutPass, pass.views.indices.contains(arguments[0].asInt) else { return 0 }
        let view = pass.views[arguments[0].asInt]
        let offered = arguments[2].wrappedValue?.asDouble
        let width = offered.flatMap { $0.isFinite ? max(CellMetrics.columns($0), view.minWidth, 1) : nil }
        let block = view.laidOut(width: width ?? max(view.idealWidth, 1), height: nil)
        return arguments[1].asBool ? Double(block.height) * CellMetrics.pointsPerLine : Double(block.width) * CellMetrics.pointsPerColumn
    }

    /// What the modifiers of a view of the layout at hand tell it.
    func traits(ofSubview index: Int) -> LayoutTraits {
        guard let pass = layoutPass, pass.traits.indices.contains(index) else { return LayoutTraits() }
        return pass.traits[index]
    }

    /// Notes where the layout at hand puts a view.
    func placeSubview(_ arguments: Arguments) {
        layoutPass?.places[arguments[0].asInt] = LayoutPass.Place(
            x: arguments[1].asDouble, y: arguments[2].asDouble, width: arguments[3].wrappedValue?.asDouble)
    }
}

/// The places of a layout's views in cells.
struct CellPlaces {
    struct Place {
        var index: Int
        var column: Int
        var line: Int
        var width: Int?
    }

    private(set) var places: [Place] = []

    /// What stands below something else does so in cells too: only whole lines between the two are kept, as in a stack.
    init(of pass: LayoutPass) {
        var rows: [(bottom: Double, line: Int)] = []
        for (index, place) in pass.places.sorted(by: { ($0.value.y, $0.key) < ($1.value.y, $1.key) }) where place.x.isFinite && place.y.isFinite {
            let view = pass.views[index]
            let width = place.width.flatMap { $0.isFinite ? max(CellMetrics.columns($0), view.minWidth, 1) : nil }
            let height = view.laidOut(width: width ?? max(view.idealWidth, 1), height: nil).height
            let above = rows.filter { $0.bottom <= place.y }.max { $0.bottom < $1.bottom }
            let line = above.map { $0.line + CellMetrics.lines(place.y - $0.bottom) } ?? CellMetrics.lines(place.y)
            rows.append((place.y + Double(height) * CellMetrics.pointsPerLine, line + height))
            let column = Int(min(max(place.x / CellMetrics.pointsPerColumn, 0), Double(CellMetrics.longest)).rounded())
            places.append(Place(index: index, column: column, line: line, width: width))
        }
    }
}
