import DiffEngine
import SwiftInterpreter

/// What the runtime keeps for one mounted node, besides what the engine knows.
///
/// Values in it are owned: whoever replaces one releases the old.
struct NodeState {
    /// The copy of the view in which wrappers are installed; nil for views without dynamic properties.
    var working: Value?
    var properties: [InstalledProperty] = []
    /// The environment that holds where the node stands.
    var scope = ScopeID.root
    /// Environments that modifiers in the node's output make, by their place.
    var madeScopes: [Position: ScopeID] = [:]
    /// For children below such a modifier: theirs. All others have the node's own.
    var childScopes: [Position: ScopeID] = [:]
    /// What closures in the node's output gave, by their place: rows, screens, sized content.
    var expansions: [Position: Expansion] = [:]
    /// What `.id` says in the node's output, by the place without such ids.
    var ids: [Position: WrittenID] = [:]
    /// Where contents of modifiers stand in the node's output.
    var placeholders: [Placeholder] = []
    /// Places that closures of a program compute, whose values controls in the node's output show.
    var computedLocations: [Value] = []
    /// What the generic parameters of the view stood for when its effects were made, as the machine numbers it.
    var arguments = 0
    /// Actions that belong to the life of a part of the output, in written order.
    var effects: [Effect] = []
    /// Which rows a lazy container has made.
    var window = RowWindow()
    /// Where the program's own views stand in the rows of a lazy container.
    var rowPlaces: [Position: RowPlace] = [:]
    /// What is kept of views in rows that a lazy container let go, by their way from the container.
    var dormant: [Position: DormantView] = [:]
    /// Screens pushed onto a navigation stack.
    var screens: [PushedScreen] = []
    /// The node in whose output the destination of a pushed screen stands.
    var source: NodeID?
    /// How many screens of them there were when the stack's children were made.
    var screensMade = 0
    /// How many of those children stand on screens that others cover.
    var coveredChildren = 0
    /// Screens that bindings pushed onto a navigation stack, the last one pushed last.
    var presentedScreens: [PresentedScreen] = []
    /// The stack onto which this node's binding pushed it as a screen.
    var presentingStack: NodeID?
    /// Whether a list or disclosure is open, where nothing else says so.
    var isExpanded = false
    /// The place of the tab that was tapped last, where no binding says which one is shown.
    var tab: Position?
    /// Whether this is a tab that is not shown, or stands on a covered screen: what is in it has not appeared.
    var isHidden = false
    /// The work that makes a TimelineView or an animator anew.
    var timer: Int?
    /// How far an animator has come.
    var steps: AnimatorSteps?
    /// How much room a GeometryReader has; nil before a drawing told.
    var size: PointSize?
    /// Where it stands, as far as the program asked.
    var place = ReaderPlace()
    /// The value that a reader of a preference was given last; `.hole` before the first.
    var preference = Value.hole

    /// Whether the state says anything that a fresh one would not.
    var isTrivial: Bool {
        working == nil && properties.isEmpty && scope == .root && madeScopes.isEmpty && childScopes.isEmpty
            && expansions.isEmpty && ids.isEmpty && placeholders.isEmpty && computedLocations.isEmpty && effects.isEmpty && dormant.isEmpty && screens.isEmpty && screensMade == 0 && source == nil
            && presentedScreens.isEmpty && presentingStack == nil && !isExpanded && tab == nil && !isHidden && timer == nil && steps == nil
            && size == nil && place == ReaderPlace() && preference.isHole && window == RowWindow() && rowPlaces.isEmpty
    }

    /// The screen on top of a navigation stack, if a binding pushed it.
    var presentedScreen: NodeID? { presentedScreens.last { $0.screensBelow >= screens.count }?.node }

    func forEachValue(_ visit: (Value) -> Void) {
        if let working { visit(working) }
        for property in properties { property.forEachValue(visit) }
        for expansion in expansions.values { expansion.forEachValue(visit) }
        for id in ids.values { visit(id.value) }
        computedLocations.forEach(visit)
        for effect in effects { effect.forEachValue(visit) }
        for view in dormant.values { view.forEachValue(visit) }
        for screen in screens { screen.forEachValue(visit) }
        steps?.forEachValue(visit)
        if !preference.isHole { visit(preference) }
    }
}

/// A dynamic property of a mounted view.
struct InstalledProperty {
    /// The name of its storage, as `_printChanges` has it: `_count`.
    let name: String
    /// As its `PlannedProperty` has it.
    let fullName: String
    /// The slots that lead to it from the view: one, or more inside a DynamicProperty of the program.
    var path: [Int]
    let kind: Builtin
    /// As its `PlannedProperty` has it.
    let storage: String
    /// What the generic parameters of its view stand for, as the machine numbers it; 0 where there are none.
    let arguments: Int
    /// A State's place; a StateObject's or other observed object; an environment key's last value.
    var value: Value
    /// What re-runs the body when it is written; `.none` where nothing can.
    var source: SourceID
    /// How often the object announced a change.
    var seed = 0
    /// Whether this is the property's first body.
    var isNew = true

    func forEachValue(_ visit: (Value) -> Void) { visit(value) }
}

/// What an `.id` says.
struct WrittenID {
    let value: Value
    let hash: UInt64
}

/// What a closure in a view's output gave when it was called.
struct Expansion {
    /// The view that holds the closure; the outputs stand as long as an equal one takes its place.
    var view: Value
    /// The number of the first element that was made.
    var first = 0
    /// How many elements there are.
    var count = 0
    /// How many rows of a lazy container its elements make, those too that were not made themselves.
    var rows = ElementRows()
    var outputs: [Value]
    var identities: [UInt64]
    /// Tells apart expansions that were made at different times.
    var serial: Int
    /// Properties of observable objects that were read to make it, by element.
    var reads: [Int: [SourceID]] = [:]

    /// Stands in `reads` for what found the elements.
    static let allElements = -1

    /// What was read for an element.
    func reads(of index: Int) -> [SourceID] { reads.isEmpty ? [] : reads[index] ?? [] }

    /// Whether an element's output is among them.
    func holds(_ index: Int) -> Bool { outputs.indices.contains(index - first) }

    func forEachValue(_ visit: (Value) -> Void) {
        visit(view)
        outputs.forEach(visit)
    }
}

/// An action that belongs to the life of a part of a view's output.
struct Effect {
    enum Kind { case appearance, change, task, receive, preference }
    let position: Position
    let kind: Kind
    /// What runs when the part appears, or when the value changes; `.void` for nothing.
    var action: Value
    /// The modifier's other closure; `.void` without one. Of an appearance it runs when the part goes, for `onReceive` it
    /// connects to the publisher, for a preference it reduces the values.
    var counterpart: Value
    /// The value that `onChange` watches.
    var value: Value
    /// How many arguments the action of `onChange` takes.
    var parameters = 0
    /// Whether `onChange` runs when the part appears, too.
    var isInitial = false
    /// The job that a `task` began; `.void` for none.
    var job = Value.void
    /// Whether the part has appeared: it has not while it stands in a tab that is not shown, or on a covered screen.
    /// Of an `onChange` with `initial`, whether it had that first turn.
    var hasAppeared = false
    /// What connects `onReceive` to its publisher; `.void` before it is connected.
    var subscription = Value.void
    /// The value of a preference that its action was given last; `.hole` before the first.
    var preference = Value.hole

    func forEachValue(_ visit: (Value) -> Void) {
        visit(job)
        visit(action)
        visit(counterpart)
        visit(value)
        visit(subscription)
        if !preference.isHole { visit(preference) }
    }
}

/// Which rows of a lazy container there are.
struct RowWindow: Hashable {
    /// The row that was asked to be first. What is drawn begins later when other views leave room for more rows
    /// than there are from it on: only the drawing knows how many lines it has.
    var top = 0
    /// How far down the viewport that row was asked to stand, from 0 to 1.
    var anchor = 0.0
    /// The event that asked for the last row, whatever number it gets while rows are counted for it.
    var endEvent = EntryID.none
    /// The container as it was when it was last asked for its children; the graph holds it.
    var content = Handle.none
    /// How many rows there are in all, as far as they were counted.
    var total = 0
    /// Rows that the viewport has room for.
    var capacity = 0
    /// Rows are made for every element: they have an explicit id.
    var makesAllRows = false
    /// Bodies of all rows run: a link stands in them.
    var mountsAllRows = false
    /// Elements whose branch decides how many rows they make were seen to make different numbers.
    var countsEachElement = false
    /// The rows that the last pass was to make: for rows that a view brings, by their numbers in the container around.
    var asked = 0..<0
    /// Every view of the program's own that the viewport shows has said how many rows it is.
    var isCounted = false

    /// The rows that are made: a viewport full, the last one included where no more follow.
    var rows: Range<Int> {
        let above = Int(anchor * Double(max(0, capacity - 1)))
        let first = max(0, min(top - above, total - capacity))
        return first..<max(first, min(first + capacity, total))
    }
}

/// A screen that was pushed onto a navigation stack.
struct PushedScreen {
    /// What the link led to when it pushed the screen; `.void` for an element of the path, and once the screen is made.
    var content: Value
    /// The link that pushed it, so that a new destination reaches the screen; nil for a path's element.
    var link: LinkID?
    /// The element of the path that it stands for; `.void` without one.
    var element: Value
    /// Tells it from others that stood in its place.
    let serial: Int

    struct LinkID: Hashable {
        var node: NodeID
        var position: Position
    }

    func forEachValue(_ visit: (Value) -> Void) {
        visit(content)
        visit(element)
    }
}

/// A screen that stands on a navigation stack while a binding says so: the node that makes its content.
struct PresentedScreen: Hashable {
    var node: NodeID
    /// How many screens links and the path had pushed when it came: it stands above those that are left of them, and
    /// below those that come later.
    var screensBelow: Int
}

/// A size in points.
struct PointSize: Hashable {
    var width: Double
    var height: Double
}

/// Where a GeometryReader stands, in points.
struct ReaderPlace: Hashable {
    struct Origin: Hashable {
        var x = 0.0
        var y = 0.0
    }

    /// In the viewport.
    var global = Origin()
    /// In what has coordinates of its own, by the hash of their name.
    var named: [UInt64: Origin] = [:]
    /// Whether anything asked: then another place makes the content anew.
    var isAsked = false
    /// How many places it had since.
    var moves = 0
}

/// A place in a view's output: the way from the node to it, as a hash. What stands at the same place
/// with the same type is the same view.
struct Position: Hashable {
    var hash: UInt64

    static let top = Position(hash: 0x9E37_79B9_7F4A_7C15)

    /// The place that a step leads to from here.
    func appending(_ step: UInt64) -> Position {
        var bits = hash ^ (step &+ 0x9E37_79B9_7F4A_7C15 &+ hash << 6 &+ hash >> 2)
        bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
        return Position(hash: bits ^ bits >> 31)
    }

    func appending(_ step: Step) -> Position { appending(step.rawValue) }

    /// The place itself where there is no step.
    func following(_ step: UInt64?) -> Position { step.map { appending($0) } ?? self }

    /// Steps that are no numbers of siblings.
    enum Step: UInt64 {
        case label = 0x1_0000_0000, header, footer, content, detail, secondary, modifier
        case first, second, some, link, sheet, screen, rows
    }
}
