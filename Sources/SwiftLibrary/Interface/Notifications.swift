// Notifications: announcements by name, to whoever listens.

/// An announcement.
struct Notification {
    /// What is announced.
    var name: Notification.Name
    /// Who announces it.
    var object: Any?
    /// What goes along with it.
    var userInfo: [AnyHashable: Any]?
    init(name: Notification.Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) {
        self.name = name
        self.object = object
        self.userInfo = userInfo
    }

    /// Whether it is for those who listen to an object, or to all.
    func _comes(from sender: Any?) -> Bool {
        guard let sender else { return true }
        guard let object else { return false }
        return _identity(object) == _identity(sender)
    }

    /// The name of an announcement.
    struct Name: Hashable, CustomStringConvertible {
        let rawValue: String
        init(_ rawValue: String) { self.rawValue = rawValue }
        init(rawValue: String) { self.rawValue = rawValue }
        var description: String { rawValue }
    }
}

typealias NSNotification = Notification

/// Hands announcements on to those who listen.
final class NotificationCenter {
    /// The center of the program.
    static let `default` = NotificationCenter()
    typealias Publisher = _NotificationPublisher
    let _receivers = _Receivers<Notification, Never>()
    var _observers: [AnyCancellable] = []

    init() {}
    /// Announces something.
    func post(name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil) {
        _receivers.send(Notification(name: name, object: object, userInfo: userInfo))
    }
    /// Announces something.
    func post(_ notification: Notification) { _receivers.send(notification) }
    /// A publisher of the announcements of a name.
    func publisher(for name: Notification.Name, object: AnyObject? = nil) -> _NotificationPublisher {
        _NotificationPublisher(center: self, name: name, object: object)
    }
    /// Runs a closure at each announcement of a name, until the result is removed.
    @discardableResult
    func addObserver(forName name: Notification.Name?, object: Any?, queue: OperationQueue?, using block: @escaping (Notification) -> Void) -> AnyCancellable {
        let observer = _receivers.add({ notification in
            if notification._comes(from: object), name == nil || notification.name == name { block(notification) }
        }, { _ in })
        _observers.append(observer)
        return observer
    }
    /// Ends what `addObserver` began.
    func removeObserver(_ observer: Any) {
        guard let observer = observer as? AnyCancellable else { return }
        observer.cancel()
        _observers.removeAll { $0 === observer }
    }
}

/// A publisher of the announcements of a name.
struct _NotificationPublisher: Publisher {
    typealias Output = Notification
    typealias Failure = Never
    /// Whose announcements.
    let center: NotificationCenter
    /// Which announcements.
    let name: Notification.Name
    /// Who has to make them; nil for anybody.
    let object: AnyObject?
    func _attach(
        _ receiveValue: @escaping (Notification) -> Void,
        _ receiveCompletion: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable {
        center._receivers.add({ if $0.name == name, $0._comes(from: object) { receiveValue($0) } }, receiveCompletion)
    }
}

/// A queue for work; here all work is done in its turn.
final class OperationQueue {
    /// The queue of the program.
    static let main = OperationQueue()
    init() {}
}
