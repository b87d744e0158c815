// Actions that open and close windows. One window is shown here: the session prints a line for the others.

/// An action that opens a window.
struct OpenWindowAction {
    func callAsFunction(id: String) { print("opens the window \(id)") }
    func callAsFunction<D: Hashable>(value: D) { print("opens a window for \(value)") }
    func callAsFunction<D: Hashable>(id: String, value: D) { print("opens the window \(id) for \(value)") }
}

/// An action that closes a window.
struct DismissWindowAction {
    func callAsFunction() { print("closes its window") }
    func callAsFunction(id: String) { print("closes the window \(id)") }
    func callAsFunction<D: Hashable>(value: D) { print("closes the window for \(value)") }
    func callAsFunction<D: Hashable>(id: String, value: D) { print("closes the window \(id) for \(value)") }
}

/// An action that opens the window of the app's settings.
struct OpenSettingsAction {
    func callAsFunction() { print("opens the settings") }
}

extension EnvironmentValues {
    /// Opens a window of the app.
    var openWindow: OpenWindowAction { OpenWindowAction() }
    /// Closes a window of the app.
    var dismissWindow: DismissWindowAction { DismissWindowAction() }
    /// Opens the window of the app's settings.
    var openSettings: OpenSettingsAction { OpenSettingsAction() }
    /// Whether the app can have several windows at once.
    var supportsMultipleWindows: Bool { false }
}
