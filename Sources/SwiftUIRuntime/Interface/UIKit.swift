// What SwiftUI programs ask UIKit for: the screen, the device, the assistive technologies, taps that are felt.

/// A screen: here the one viewport, measured as a GeometryReader measures it.
final class UIScreen {
    /// The screen of the device.
    static let main = UIScreen()
    init() {}
    /// Where the screen begins, and how large it is in points.
    var bounds: CGRect { CGRect(x: 0, y: 0, width: _screenWidth(), height: _screenHeight()) }
    /// The same in pixels; a point is one pixel here.
    var nativeBounds: CGRect { bounds }
    /// How many pixels a point has.
    var scale: CGFloat { 1 }
}

@native("_screenWidth") func _screenWidth() -> Double

@native("_screenHeight") func _screenHeight() -> Double

/// The device: here always a phone held upright.
final class UIDevice {
    /// The device on which the program runs.
    static let current = UIDevice()
    init() {}
    var name: String { "iPhone" }
    var model: String { "iPhone" }
    var systemName: String { "iOS" }
    var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    var orientation: UIDeviceOrientation { .portrait }
    static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")
}

/// The kind of a device.
enum UIUserInterfaceIdiom: Int, Hashable { case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision }

/// How a device is held.
enum UIDeviceOrientation: Int, Hashable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
    var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The assistive technologies: none of them is on here.
enum UIAccessibility {
    static var isVoiceOverRunning: Bool { false }
    static var isSwitchControlRunning: Bool { false }
    static var isReduceMotionEnabled: Bool { false }
    static var isReduceTransparencyEnabled: Bool { false }
    static var isBoldTextEnabled: Bool { false }
    static var isDarkerSystemColorsEnabled: Bool { false }
    static var isInvertColorsEnabled: Bool { false }
    static var isGrayscaleEnabled: Bool { false }
    /// Tells assistive technologies of a change; nobody listens here.
    static func post(notification: UIAccessibility.Notification, argument: Any?) {}

    /// What assistive technologies can be told of.
    struct Notification: Hashable {
        let _name: String
        static let announcement = UIAccessibility.Notification(_name: "announcement")
        static let layoutChanged = UIAccessibility.Notification(_name: "layoutChanged")
        static let screenChanged = UIAccessibility.Notification(_name: "screenChanged")
    }
}

/// The running app.
final class UIApplication {
    /// The one app.
    static let shared = UIApplication()
    /// The address of the app's settings.
    static let openSettingsURLString = "app-settings:"
    static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
    static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
    static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
    static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
    static let didFinishLaunchingNotification = Notification.Name("UIApplicationDidFinishLaunchingNotification")
    static let didReceiveMemoryWarningNotification = Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
    static let significantTimeChangeNotification = Notification.Name("UIApplicationSignificantTimeChangeNotification")
    static let userDidTakeScreenshotNotification = Notification.Name("UIApplicationUserDidTakeScreenshotNotification")
    static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForegroundNotification")
    /// Whether the screen stays on.
    var isIdleTimerDisabled = false
    init() {}
    /// Whether something opens an address.
    func canOpenURL(_ url: URL) -> Bool { true }
    /// Opens an address outside of the app.
    func open(_ url: URL, completionHandler completion: ((Bool) -> Void)? = nil) {
        _openOutside(url)
        completion?(true)
    }
    /// Whether the app has other icons.
    var supportsAlternateIcons: Bool { true }
    /// The name of the icon that the app has now; nil for its first one.
    private(set) var alternateIconName: String?
    /// Changes the app's icon.
    func setAlternateIconName(_ name: String?, completionHandler completion: (((any Error)?) -> Void)? = nil) {
        alternateIconName = name
        completion?(nil)
    }
    /// The scenes of the app: one, with one window.
    var connectedScenes: Set<UIScene> { [UIWindowScene._only] }
    /// The windows of the app.
    var windows: [UIWindow] { UIWindowScene._only.windows }
    /// The window that has the keyboard.
    var keyWindow: UIWindow? { UIWindowScene._only.keyWindow }
    /// Sends a message to whoever has the focus; nobody listens here.
    func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: Any?) -> Bool { false }
}

/// A part of an app that is on the screen.
class UIScene: NSObject {
    /// Whether it is seen.
    var activationState: UIScene.ActivationState { .foregroundActive }
    /// Whether a scene is seen.
    enum ActivationState: Int { case unattached = -1, foregroundActive, foregroundInactive, background }
}

/// A scene with windows.
final class UIWindowScene: UIScene {
    static let _only = UIWindowScene()
    let windows = [UIWindow()]
    var keyWindow: UIWindow? { windows.first }
    var screen: UIScreen { .main }
}

/// A window, as large as the screen.
final class UIWindow: NSObject {
    var bounds: CGRect { UIScreen.main.bounds }
    var frame: CGRect { bounds }
    var isKeyWindow: Bool { true }
    var windowScene: UIWindowScene? { UIWindowScene._only }
    /// The space that bars cover: none here.
    var safeAreaInsets: UIEdgeInsets { .zero }
}

/// Spaces at the four sides.
struct UIEdgeInsets: Hashable {
    var top: CGFloat
    var left: CGFloat
    var bottom: CGFloat
    var right: CGFloat
    init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
    static let zero = UIEdgeInsets()
}

/// What has the focus, as UIKit knows it.
class UIResponder: NSObject {
    /// Gives the focus away.
    func resignFirstResponder() -> Bool { false }
    /// Takes the focus.
    func becomeFirstResponder() -> Bool { false }
}

/// The name of a method.
struct Selector: Hashable {
    let _name: String
    init(_ name: String) { _name = name }
}

/// A knock that is felt.
final class UIImpactFeedbackGenerator {
    init(style: UIImpactFeedbackGenerator.FeedbackStyle = .medium) {}
    func prepare() {}
    func impactOccurred() {}
    func impactOccurred(intensity: CGFloat) {}
    /// How hard it knocks.
    enum FeedbackStyle: Int, Hashable { case light, medium, heavy, soft, rigid }
}

/// A sign of success or failure that is felt.
final class UINotificationFeedbackGenerator {
    init() {}
    func prepare() {}
    func notificationOccurred(_ type: UINotificationFeedbackGenerator.FeedbackType) {}
    /// What happened.
    enum FeedbackType: Int, Hashable { case success, warning, error }
}

/// A sign of another choice that is felt.
final class UISelectionFeedbackGenerator {
    init() {}
    func prepare() {}
    func selectionChanged() {}
}

/// What was copied; it lasts as long as the session.
final class UIPasteboard {
    /// The one that all apps share.
    static let general = UIPasteboard()
    var string: String?
    init() {}
    var hasStrings: Bool { string != nil }
}

/// An image of UIKit or AppKit, known by its name.
final class UIImage: Hashable {
    let _name: String
    let _isSymbol: Bool
    init?(named name: String) {
        _name = name
        _isSymbol = false
    }
    init?(systemName name: String) {
        _name = name
        _isSymbol = true
    }
    /// An image in a file: there are no files here.
    init?(contentsOfFile path: String) { return nil }
    init(_resourceName name: String) {
        _name = name
        _isSymbol = false
    }
    /// A smaller form of the image: here the image itself.
    func preparingThumbnail(of size: CGSize) -> UIImage? { self }
    static func == (a: UIImage, b: UIImage) -> Bool { a === b }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// An image of AppKit.
typealias NSImage = UIImage

extension Image {
    init(uiImage image: UIImage) {
        _name = image._name
        _isSymbol = image._isSymbol
    }
    init(nsImage image: UIImage) { self.init(uiImage: image) }
}

/// Looks up words; it has no dictionary here, so that every word counts as spelled correctly.
final class UITextChecker: NSObject {
    override init() {}
    /// Where the first misspelled word stands: nowhere.
    func rangeOfMisspelledWord(in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String) -> NSRange {
        NSRange(location: NSNotFound, length: 0)
    }
    /// What a word may have been meant to be: nothing is known.
    func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
}
