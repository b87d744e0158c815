// Addresses that come in, and those that an app opens.

/// What `onOpenURL` adds to a view. The action says whether the text is an address.
struct _OpenURLModifier {
    let action: (String) -> Bool
}

extension View {
    /// Runs an action when an address is opened; `:open` does that.
    func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        ModifiedContent(content: self, modifier: _OpenURLModifier(action: { text in
            guard let url = URL(string: text) else { return false }
            action(url)
            return true
        }))
    }
}

/// An action that opens an address.
struct OpenURLAction {
    let _handler: ((URL) -> Void)?
    init(handler: @escaping (URL) -> OpenURLAction.Result) {
        _handler = { url in
            let result = handler(url)
            if result._isLeftToSystem { _openOutside(result._url ?? url) }
        }
    }
    init(_handler: ((URL) -> Void)?) { self._handler = _handler }
    func callAsFunction(_ url: URL) {
        if let handler = _handler { handler(url) } else { _openOutside(url) }
    }
    func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
        callAsFunction(url)
        completion(true)
    }
    /// What became of an address.
    struct Result {
        let _isLeftToSystem: Bool
        let _url: URL?
        static let handled = Result(_isLeftToSystem: false, _url: nil)
        static let discarded = Result(_isLeftToSystem: false, _url: nil)
        static let systemAction = Result(_isLeftToSystem: true, _url: nil)
        static func systemAction(_ url: URL) -> Result { Result(_isLeftToSystem: true, _url: url) }
    }
}

/// Shows an address outside of the app: the session prints a line.
@native("_openOutside") func _openOutside(_ url: URL)

enum _OpenURLKey: EnvironmentKey { typealias Value = OpenURLAction; static var defaultValue: OpenURLAction { OpenURLAction(_handler: nil) } }

extension EnvironmentValues {
    /// Opens an address.
    var openURL: OpenURLAction {
        get { self[_OpenURLKey.self] }
        set { self[_OpenURLKey.self] = newValue }
    }
}
