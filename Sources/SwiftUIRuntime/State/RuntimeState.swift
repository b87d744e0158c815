import DiffEngine
import SwiftInterpreter
import SwiftLibrary

/// All that changes in a runtime while programs run, besides the engine and the heap: a plain value.
struct RuntimeState {
    /// By the node's number. Nodes that have nothing to keep are not there.
    var nodes: [Int32: NodeState] = [:]
    var scopes: [ScopeID: EnvironmentScope] = [:]
    var nextScope: Int32 = 1
    var nextExpansion = 0
    /// Objects that mounted views observe, by address.
    var objects: [UInt: ObservedSource] = [:]
    /// Observable objects whose properties were read, by address.
    var tracked: [UInt: TrackedObject] = [:]
    /// How many of them there may be before those that nobody depends on are forgotten.
    var trackedLimit = 256
    /// What `withObservationTracking` waits for, by number.
    var trackings: [Int: Tracking] = [:]
    var nextTracking = 0
    /// What a source is called, by its tag.
    var sourceNames: [String] = []
    /// What was written, for writes that say more than their source: `Store.count`.
    var writeNames: [EntryID: String] = [:]
    /// Old and new, in words, where a view came with another `.id` in the last input, by its identity.
    var changedIDs: [UInt64: (old: String, new: String)] = [:]
    /// What `_printChanges` says of the last input's evaluations.
    var changes: [EntryID: [String]] = [:]
    /// What was said about views by inputs before the last one, whose values are given back.
    var explained: [NodeID: ViewUpdate] = [:]
    /// The words of events, by number.
    var eventTexts: [String] = []
    /// The view that is shown; `.void` if none is.
    var root = Value.void
    /// Lines by which plain scroll views have moved.
    var offsets: [PlaceKey: ScrollPlace] = [:]
    /// The field that was touched last.
    var focus: PlaceKey?
    /// What was typed into fields whose format has yet to read it.
    var drafts: [PlaceKey: String] = [:]
    var openMenus: Set<PlaceKey> = []
    /// Nodes that may have such locations, and what those gave after the last update, by location.
    var computingNodes: Set<Int32> = []
    var computedValues: [UInt: ComputedValue] = [:]
    /// GeometryReaders, of which some may have gone.
    var geometryReaders: Set<Int32> = []
    /// Search fields in which somebody searches.
    var searching: Set<PlaceKey> = []
    /// Where the bodies of modifiers put what they are applied to, by the place of that.
    var placements: [PlaceKey: Placement] = [:]
    /// What `Animatable` views show, by node.
    var motions: [Int32: Motion] = [:]
    /// The frames that moving views wait for; nil while nothing moves.
    var frames: FrameClock?
    /// Modifiers that say how changes move, by the node in whose output they stand.
    var animations: [Int32: AnimationModifiers] = [:]
    /// Transactions that are under way, the innermost last, and the writes of the present event that went along with one.
    var transactions: [WritesInTransaction] = []
    var writesInTransactions: [WritesInTransaction] = []
    /// The nodes that present something at the moment: a sheet, an alert, a screen.
    var presenting: Set<Int32> = []
    /// Screens that links and paths pushed onto navigation stacks.
    var pushedScreens: Set<Int32> = []
    /// How many there have been.
    var screensPushed = 0
    /// Whether there ever was something that asks the program when it is drawn: a layout of its own, a text that goes on by
    /// itself.
    var hasProgramDrawing = false
    /// Whether the next drawing may ask the program: not while the last one of this input did not, and nothing came since.
    var mayAskProgramWhenDrawn = false

    /// Something was made or shown that asks the program when it is drawn.
    mutating func noteProgramDrawing() { (hasProgramDrawing, mayAskProgramWhenDrawn) = (true, true) }
    /// Values under the keys of AppStorage and SceneStorage: the places that views share.
    var stored: [String: StoredValue] = [:]
    var actions: [PendingAction] = []
    /// Ids of rows to scroll to once the views are up to date; owned.
    var scrollRequests: [ScrollRequest] = []
    /// Properties that began anew in the last reload because their type changed: `Screen._profile`.
    var restarted: [String] = []
    /// When layouts were first needed, in nanoseconds of the session's clock.
    var layoutRequests: [LayoutKey: Int64] = [:]
    /// The last input's comparisons by bytes alone.
    var earlyComparisons: Set<ComparedPair> = []
    /// What the last input's comparisons found that found a difference.
    var findings: [ComparedPair: [PartFinding]] = [:]
    /// What the last input gave to say.
    var warnings: [RuntimeWarning] = []

    struct StoredValue {
        var location: Value
        var source: SourceID
        /// Its key in the user defaults; nil for a scene's value.
        var defaultsKey: String?
        /// The type that the wrapper was written with.
        var type: String
    }

    /// A location of a binding that a closure computes, with the value that it gave; both owned.
    struct ComputedValue {
        var location: Value
        var value: Value
    }

    /// A place in a node's output.
    struct PlaceKey: Hashable {
        var node: NodeID
        var position: Position
    }

    func forEachValue(_ visit: (Value) -> Void) {
        for node in nodes.values { node.forEachValue(visit) }
        for scope in scopes.values { scope.forEachValue(visit) }
        for object in objects.values {
            visit(object.object)
            visit(object.subscription)
        }
        for object in tracked.values { visit(object.reference) }
        for tracking in trackings.values { visit(tracking.onChange) }
        for value in stored.values { visit(value.location) }
        for value in computedValues.values {
            visit(value.location)
            visit(value.value)
        }
        for motion in motions.values { motion.forEachValue(visit) }
        for modifiers in animations.values { modifiers.forEachValue(visit) }
        for writes in transactions + writesInTransactions { visit(writes.transaction) }
        for action in actions { action.forEachValue(visit) }
        scrollRequests.forEach { visit($0.id) }
        visit(root)
    }
}

/// An object that views observe.
struct ObservedSource {
    /// Held, so that its address stays its own.
    var object: Value
    var source: SourceID
    /// How many installed properties hold it.
    var holders: Int
    /// What follows a publisher that the object declares, of another kind than it would have by itself; `.void` for none.
    var subscription = Value.void
}

/// An action that runs once the update that queued it is done.
struct PendingAction {
    var closure: Value
    var arguments: [Value]
    /// The evaluation that it follows from.
    var cause: EntryID
    var text: String
    /// The `onChange` that it belongs to, which may not run without end.
    var changeKey: Effect.Key?
    /// The warning when it runs too often.
    var loopWarning = ""
    /// The `onReceive` whose connection the action's result is.
    var subscription: Effect.Key?
    /// Whether it belongs to something that has gone: what comes is told first.
    var isDeparture = false

    func forEachValue(_ visit: (Value) -> Void) {
        visit(closure)
        arguments.forEach(visit)
    }
}

/// A warning in SwiftUI's words.
public struct RuntimeWarning: Hashable, Sendable {
    public var message: String
    public var position: SourcePosition
}

/// A runtime at one moment: for undo, and for an input that fails.
public struct RuntimeSnapshot {
    let state: RuntimeState
    let schedule: Schedule
    let engine: EngineSnapshot
}

/// Where a plain scroll view is.
struct ScrollPlace: Hashable {
    /// The line that was asked for.
    var line: Int
    /// How far down the viewport it was asked to stand, from 0 to 1.
    var anchor = 0.0
}

/// What `scrollTo` asked for; the id is owned.
struct ScrollRequest {
    var id: Value
    var anchor: Double
}
