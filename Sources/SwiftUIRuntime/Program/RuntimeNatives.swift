import DiffEngine
import SwiftInterpreter
import SwiftLibrary

/// The functions that SwiftUI's interface files declare without a body.
///
/// They are made before the interpreter, and the runtime after it: `Runtime.init` connects the two.
/// Without a runtime a wrapper behaves as outside of any view.
public final class RuntimeNatives {
    weak var runtime: Runtime?

    /// Steps that a call is worth: so that a loop which writes state ends about as soon as one that only counts.
    private static let cost = 40

    public init() {}

    /// All natives by name.
    public var functions: [String: NativeFunction] {
        let families = [views, wrappers, defaults, observation, environment, rows, presentation]
        var all: [String: NativeFunction] = [:]
        for family in families { all.merge(family) { _, new in new } }
        return all
    }

    /// A native that needs a runtime.
    private func native(
        _ body: @escaping (Runtime, Arguments) throws(Interruption) -> Value
    ) -> NativeFunction {
        { [self] (_, arguments) throws(Interruption) in
            guard let runtime else { throw .trap("there is no view runtime in this session") }
            try runtime.machine.charge(steps: RuntimeNatives.cost)
            return try body(runtime, arguments)
        }
    }

    // MARK: Views

    private var views: [String: NativeFunction] {
        [
            "View._printChanges": native { (runtime, _) throws(Interruption) in
                runtime.printChanges()
                return .void
            },
            "Text._equalTexts": native { (runtime, arguments) throws(Interruption) in
                .bool(try runtime.haveEqualParts(arguments[0], arguments[1]))
            },
            "_askedWhenDrawn": native { (runtime, arguments) throws(Interruption) in
                runtime.state.noteProgramDrawing()
                runtime.heap.retain(arguments[0])
                return arguments[0]
            },
            "_markedRuns": native { (runtime, arguments) throws(Interruption) in try runtime.markedRuns(arguments[0]) },
            "Image._equalModifiers": native { (runtime, arguments) throws(Interruption) in
                .bool(try runtime.haveEqualParts(arguments[0], arguments[1]))
            },
            "_beginTransaction": native { (runtime, arguments) throws(Interruption) in
                runtime.beginTransaction(arguments[0])
                return .void
            },
            "_timeToFrame": native { (runtime, _) throws(Interruption) in .double(runtime.timeToFrame) },
            "_endTransaction": native { (runtime, _) throws(Interruption) in
                runtime.endTransaction()
                return .void
            },
            // A timeline's hour has come.
            "_refresh": native { (runtime, arguments) throws(Interruption) in
                runtime.refresh(NodeID(rawValue: Int32(truncatingIfNeeded: arguments[0].asInt)))
                return .void
            },
            "_takeStep": native { (runtime, arguments) throws(Interruption) in
                runtime.takeStep(NodeID(rawValue: Int32(truncatingIfNeeded: arguments[0].asInt)))
                return .void
            },
            "_eventNumber": native { (runtime, _) throws(Interruption) in .int(Int(runtime.engine.currentEvent.rawValue)) },
            "_screenWidth": native { (runtime, _) throws(Interruption) in .double(runtime.viewport.width) },
            "_screenHeight": native { (runtime, _) throws(Interruption) in .double(runtime.viewport.height) },
            "_subviewLength": native { (runtime, arguments) throws(Interruption) in
                .double(runtime.lengthOfSubview(arguments))
            },
            "_subviewPriority": native { (runtime, arguments) throws(Interruption) in
                .double(runtime.traits(ofSubview: arguments[0].asInt).priority)
            },
            "_subviewValues": native { (runtime, arguments) throws(Interruption) in
                let values = runtime.traits(ofSubview: arguments[0].asInt).values
                values.forEach(runtime.heap.retain)
                return runtime.heap.makeArray(taking: values)
            },
            "_placeSubview": native { (runtime, arguments) throws(Interruption) in
                runtime.placeSubview(arguments)
                return .void
            },
            "_none": { (_, _) throws(Interruption) in .none },
        ]
    }

    // MARK: Wrappers

    private var wrappers: [String: NativeFunction] {
        [
            "_isStateLazy": native { (runtime, _) throws(Interruption) in .bool(runtime.options.release >= 2026) },
            "State.wrappedValue": native { (runtime, arguments) throws(Interruption) in
                try runtime.stateValue(of: arguments[0])
            },
            "State.wrappedValue.set": native { (runtime, arguments) throws(Interruption) in
                let location = runtime.vocabulary.field("_location", of: arguments[0])
                if !location.isNil { try runtime.write(arguments[1], to: location) }
                return .void
            },
            "State.projectedValue": native { (runtime, arguments) throws(Interruption) in
                try runtime.stateBinding(of: arguments[0])
            },
            "Binding.wrappedValue": native { (runtime, arguments) throws(Interruption) in
                try runtime.bindingValue(of: arguments[0])
            },
            "Binding.wrappedValue.set": native { (runtime, arguments) throws(Interruption) in
                try runtime.write(arguments[1], through: arguments[0])
                return .void
            },
            "_sharedPlace": native { (runtime, arguments) throws(Interruption) in
                runtime.sharedLocation(runtime.heap.string(arguments[0]), initial: arguments[1])
            },
            "_valueAt": native { (runtime, arguments) throws(Interruption) in try runtime.peek(arguments[0]) },
            "StateObject.wrappedValue": native { (runtime, arguments) throws(Interruption) in
                try runtime.stateObject(of: arguments[0])
            },
            "EnvironmentObject.wrappedValue": native { (runtime, arguments) throws(Interruption) in
                try runtime.environmentObject(of: arguments[0])
            },
            "Environment.wrappedValue": native { (runtime, arguments) throws(Interruption) in
                try runtime.environmentValue(of: arguments[0])
            },
            "ObservableObjectPublisher.send": native { (runtime, arguments) throws(Interruption) in
                runtime.willChange(publisher: arguments[0])
                return .void
            },
            "_published": native { (runtime, arguments) throws(Interruption) in
                try runtime.publishedValue(of: arguments[0], arguments[1])
            },
            "_publishedValues": native { (runtime, arguments) throws(Interruption) in
                try runtime.publishedValues(of: arguments[0], arguments[1])
            },
            "_publisherSource": native { (runtime, arguments) throws(Interruption) in
                runtime.publisherSource(of: arguments[0])
            },
            "_publish": native { (runtime, arguments) throws(Interruption) in
                try runtime.publish(arguments[2], of: arguments[0], arguments[1])
                return .void
            },
        ]
    }

    // MARK: User defaults

    private var defaults: [String: NativeFunction] {
        [
            "_viewDefault(_:)": native { (runtime, arguments) throws(Interruption) in
                runtime.storedDefault(runtime.heap.string(arguments[0]))
            },
            "_setViewDefault(_:_:)": native { (runtime, arguments) throws(Interruption) in
                try runtime.setStoredDefault(runtime.heap.string(arguments[0]), to: arguments[1])
                return .void
            },
        ]
    }

    // MARK: Observation

    private var observation: [String: NativeFunction] {
        [
            "_beginTracking": native { (runtime, _) throws(Interruption) in
                runtime.beginTracking()
                return .void
            },
            "_endTracking": native { (runtime, arguments) throws(Interruption) in
                runtime.endTracking(onChange: arguments[0])
                return .void
            },
        ]
    }

    // MARK: Environment

    private var environment: [String: NativeFunction] {
        [
            "EnvironmentValues._contains": native { (runtime, arguments) throws(Interruption) in
                .bool(runtime.entry(arguments[1], in: arguments[0]) != nil)
            },
            "EnvironmentValues._value": native { (runtime, arguments) throws(Interruption) in
                let value = runtime.entry(arguments[1], in: arguments[0]) ?? .none
                runtime.heap.retain(value)
                return value
            },
            "EnvironmentValues._set": native { (runtime, arguments) throws(Interruption) in
                var values = arguments[0]
                arguments[0] = .hole
                runtime.setEntry(arguments[1], to: arguments[2], in: &values)
                arguments[0] = values
                return .void
            },
        ]
    }

    // MARK: Rows and screens

    private var rows: [String: NativeFunction] {
        [
            "_isIndexed": native { (runtime, arguments) throws(Interruption) in
                let value = arguments[0]
                if value.type == .array { return .bool(true) }
                guard let builtin = runtime.vocabulary.builtin(value), builtin == .range || builtin == .closedRange else {
                    return .bool(false)
                }
                return .bool(runtime.heap.slot(value, 0).type == .int)
            },
            "_allRows": native { (runtime, arguments) throws(Interruption) in try runtime.allRows(of: arguments[0]) },
            "GeometryProxy._offset": native { (runtime, arguments) throws(Interruption) in
                let reader = NodeID(rawValue: Int32(truncatingIfNeeded: arguments[0].asInt))
                return .double(try runtime.offset(of: reader, isVertical: arguments[1].asBool, in: arguments[2].wrappedValue))
            },
            "ScrollViewProxy.scrollTo": native { (runtime, arguments) throws(Interruption) in
                let anchor = arguments[2].wrappedValue.map { runtime.vocabulary.field("y", of: $0).asDouble }
                runtime.requestScroll(toID: arguments[1], anchor: anchor ?? 0)
                return .void
            },
        ]
    }

    private var presentation: [String: NativeFunction] {
        [
            "Binding._isPresent": native { (runtime, arguments) throws(Interruption) in
                runtime.presence(of: arguments[0])
            },
            "DismissAction.callAsFunction": native { (runtime, arguments) throws(Interruption) in
                try runtime.dismiss(arguments[0])
                return .void
            },
            "PresentationMode.dismiss": native { (runtime, arguments) throws(Interruption) in
                try runtime.dismiss(arguments[0])
                return .void
            },
            "_asIs": native { (runtime, arguments) throws(Interruption) in
                runtime.heap.retain(arguments[0])
                return arguments[0]
            },
            "_openOutside": native { (runtime, arguments) throws(Interruption) in
                try runtime.openOutside(arguments[0])
                return .void
            },
        ]
    }
}
