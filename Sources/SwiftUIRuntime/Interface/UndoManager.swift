// Undo and redo, as a program registers them.

/// Keeps what takes changes back. What is registered within one event is undone together.
final class UndoManager {
    var _undone: [_UndoGroup] = []
    var _redone: [_UndoGroup] = []
    /// How many groups a program has begun and not ended.
    var groupingLevel = 0
    var groupsByEvent = true
    /// No more than so many groups are kept; 0 is no limit.
    var levelsOfUndo = 0
    var isUndoing = false
    var isRedoing = false
    var _registrationsDisabled = 0
    init() {}
    var canUndo: Bool { !_undone.isEmpty }
    var canRedo: Bool { !_redone.isEmpty }
    var isUndoRegistrationEnabled: Bool { _registrationsDisabled == 0 }
    var undoActionName: String { _undone.last?.name ?? "" }
    var redoActionName: String { _redone.last?.name ?? "" }
    var undoMenuItemTitle: String { undoActionName.isEmpty ? "Undo" : "Undo \(undoActionName)" }
    var redoMenuItemTitle: String { redoActionName.isEmpty ? "Redo" : "Redo \(redoActionName)" }
    /// Registers what takes a change back.
    func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {
        if !isUndoRegistrationEnabled { return }
        _add(_UndoAction(target: target, run: { [weak target] in
            if let target { handler(target) }
        }))
    }
    func _add(_ action: _UndoAction) {
        if isUndoing {
            _redone.last?.actions.append(action)
            return
        }
        if !isRedoing { _redone.removeAll() }
        let event = groupingLevel > 0 ? -1 : _eventNumber()
        if let group = _undone.last, group.isOpen, group.event == event || groupingLevel > 0 {
            group.actions.append(action)
        } else {
            _undone.append(_UndoGroup(event: event))
            _undone.last?.actions.append(action)
            if levelsOfUndo > 0, _undone.count > levelsOfUndo { _undone.removeFirst() }
        }
    }
    /// Takes the last changes back.
    func undo() {
        guard let group = _undone.popLast() else { return }
        isUndoing = true
        _redone.append(_UndoGroup(event: -2))
        _redone.last?.name = group.name
        group.run()
        if _redone.last?.actions.isEmpty == true { _redone.removeLast() }
        isUndoing = false
        _close()
    }
    /// Makes the changes again that were taken back last.
    func redo() {
        guard let group = _redone.popLast() else { return }
        isRedoing = true
        _close()
        group.run()
        isRedoing = false
        if let made = _undone.last, made.isOpen { made.name = group.name }
        _close()
    }
    /// What is registered from now on is a group of its own.
    func _close() { _undone.last?.isOpen = false }
    /// Names what the newest group changes.
    func setActionName(_ name: String) {
        if isUndoing { _redone.last?.name = name } else { _undone.last?.name = name }
    }
    /// Begins a group that is undone as one.
    func beginUndoGrouping() {
        if groupingLevel == 0 { _close() }
        groupingLevel += 1
    }
    /// Ends the group.
    func endUndoGrouping() {
        groupingLevel -= 1
        if groupingLevel == 0 { _close() }
    }
    func disableUndoRegistration() { _registrationsDisabled += 1 }
    func enableUndoRegistration() { _registrationsDisabled -= 1 }
    /// Forgets all.
    func removeAllActions() {
        _undone.removeAll()
        _redone.removeAll()
    }
    /// Forgets what was registered for an object.
    func removeAllActions(withTarget target: AnyObject) {
        for group in _undone + _redone { group.actions.removeAll { $0.target === target } }
        _undone.removeAll { $0.actions.isEmpty }
        _redone.removeAll { $0.actions.isEmpty }
    }
}

/// Changes that are taken back together.
final class _UndoGroup {
    let event: Int
    var name = ""
    var actions: [_UndoAction] = []
    var isOpen = true
    init(event: Int) { self.event = event }
    func run() {
        for action in actions.reversed() { action.run() }
    }
}

/// What takes one change back.
struct _UndoAction {
    weak var target: AnyObject?
    let run: () -> Void
    init(target: AnyObject, run: @escaping () -> Void) {
        self.target = target
        self.run = run
    }
}

/// The number of the event that runs.
@native("_eventNumber") func _eventNumber() -> Int

/// The undo manager of the session's window.
let _windowUndoManager = UndoManager()

extension EnvironmentValues {
    /// What takes changes back.
    var undoManager: UndoManager? {
        get { self[_UndoManagerKey.self] }
        set { self[_UndoManagerKey.self] = newValue }
    }
}

enum _UndoManagerKey: EnvironmentKey { typealias Value = UndoManager?; static var defaultValue: UndoManager? { _windowUndoManager } }
