// Objects that are told what becomes of an app. Here an app is started, and nothing else becomes of it.

/// What becomes of an app, as UIKit tells it. Only the start is told here.
protocol UIApplicationDelegate: AnyObject {
    func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool
}

extension UIApplicationDelegate {
    func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { true }
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { true }
}

extension UIApplication {
    /// Why an app was started.
    struct LaunchOptionsKey: Hashable {
        let rawValue: String
        init(rawValue: String) { self.rawValue = rawValue }
        static let url = UIApplication.LaunchOptionsKey(rawValue: "url")
        static let shortcutItem = UIApplication.LaunchOptionsKey(rawValue: "shortcutItem")
        static let remoteNotification = UIApplication.LaunchOptionsKey(rawValue: "remoteNotification")
    }
    /// How an address is to be opened.
    struct OpenURLOptionsKey: Hashable {
        let rawValue: String
        init(rawValue: String) { self.rawValue = rawValue }
        static let sourceApplication = UIApplication.OpenURLOptionsKey(rawValue: "sourceApplication")
    }
}

/// A scene of an app as the system remembers it.
final class UISceneSession: NSObject {
    /// What the session is for.
    struct Role: Hashable {
        let _name: String
        static let windowApplication = UISceneSession.Role(_name: "windowApplication")
    }
    /// What the session is for.
    var role: UISceneSession.Role { .windowApplication }
}

extension UIScene {
    /// Why a scene is made.
    final class ConnectionOptions: NSObject {
    }
}

/// How a scene is made.
final class UISceneConfiguration: NSObject {
    let name: String?
    let role: UISceneSession.Role
    var delegateClass: AnyClass?
    init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
    }
}

/// What becomes of a scene, as UIKit tells it. Nothing does here.
protocol UIWindowSceneDelegate: AnyObject {
}

/// Which ways up an app can be held.
struct UIInterfaceOrientationMask: OptionSet, Hashable {
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
    static let portrait = UIInterfaceOrientationMask(rawValue: 2)
    static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
    static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
    static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
    static let landscape = UIInterfaceOrientationMask(rawValue: 24)
    static let all = UIInterfaceOrientationMask(rawValue: 30)
    static let allButUpsideDown = UIInterfaceOrientationMask(rawValue: 26)
}

/// Makes an app's delegate, and tells it that the app was started.
@propertyWrapper struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
    let wrappedValue: DelegateType
    init(_ type: DelegateType.Type = DelegateType.self) {
        wrappedValue = type.init()
        _ = wrappedValue.application(UIApplication.shared, willFinishLaunchingWithOptions: nil)
        _ = wrappedValue.application(UIApplication.shared, didFinishLaunchingWithOptions: nil)
    }
}

/// What becomes of an app, as AppKit tells it. Only the start is told here.
protocol NSApplicationDelegate: AnyObject {
    func applicationWillFinishLaunching(_ notification: Notification)
    func applicationDidFinishLaunching(_ notification: Notification)
}

extension NSApplicationDelegate {
    func applicationWillFinishLaunching(_ notification: Notification) {}
    func applicationDidFinishLaunching(_ notification: Notification) {}
}

/// Makes an app's delegate, and tells it that the app was started.
@propertyWrapper struct NSApplicationDelegateAdaptor<DelegateType: NSObject & NSApplicationDelegate>: DynamicProperty {
    let wrappedValue: DelegateType
    init(_ type: DelegateType.Type = DelegateType.self) {
        wrappedValue = type.init()
        wrappedValue.applicationWillFinishLaunching(Notification(name: Notification.Name("NSApplicationWillFinishLaunchingNotification")))
        wrappedValue.applicationDidFinishLaunching(Notification(name: Notification.Name("NSApplicationDidFinishLaunchingNotification")))
    }
}
