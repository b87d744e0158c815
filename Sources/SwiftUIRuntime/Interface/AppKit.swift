// What a Mac's app says of itself.

/// The running app on a Mac.
final class NSApplication {
    /// The one app.
    static let shared = NSApplication()
    /// Ends the app; here it goes on.
    func terminate(_ sender: Any?) {}
    /// Brings the app to the front, where it is.
    func activate(ignoringOtherApps flag: Bool) {}
    /// Brings the app to the front, where it is.
    func activate() {}
    /// Hides the app; here it stays.
    func hide(_ sender: Any?) {}
}

/// The one app.
var NSApp: NSApplication! { NSApplication.shared }
