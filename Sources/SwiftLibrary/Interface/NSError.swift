// Errors as Objective-C has them: a domain, a code, and what is known besides.

/// The key of an error's description.
let NSLocalizedDescriptionKey = "NSLocalizedDescription"

/// The key of the reason for an error.
let NSLocalizedFailureReasonErrorKey = "NSLocalizedFailureReason"

/// The key of what a person can do about an error.
let NSLocalizedRecoverySuggestionErrorKey = "NSLocalizedRecoverySuggestion"

/// The domain of errors of files and texts.
let NSCocoaErrorDomain = "NSCocoaErrorDomain"

/// The domain of errors of addresses.
let NSURLErrorDomain = "NSURLErrorDomain"

/// Errors that say which domain and code they have as an `NSError`.
protocol CustomNSError: Error {
    /// Whose errors they are.
    static var errorDomain: String { get }
    /// Which one of the domain's errors it is.
    var errorCode: Int { get }
    /// What is known besides, by keys.
    var errorUserInfo: [String: Any] { get }
}

extension CustomNSError {
    static var errorDomain: String { String(reflecting: Self.self) }
    var errorCode: Int { 1 }
    var errorUserInfo: [String: Any] { [:] }
}

/// An error with a domain and a code.
class NSError: NSObject, Error {
    /// Whose error it is.
    let domain: String
    /// Which one of the domain's errors it is.
    let code: Int
    /// What is known besides, by keys.
    let userInfo: [String: Any]
    init(domain: String, code: Int, userInfo: [String: Any]? = nil) {
        self.domain = domain
        self.code = code
        self.userInfo = userInfo ?? [:]
    }
    /// An error of a type of one's own, or one that is an `NSError` already.
    convenience init(_bridging error: any Error) {
        if let known = error as? NSError {
            self.init(domain: known.domain, code: known.code, userInfo: known.userInfo)
        } else if let custom = error as? any CustomNSError {
            self.init(domain: type(of: custom).errorDomain, code: custom.errorCode, userInfo: custom.errorUserInfo)
        } else {
            self.init(domain: String(reflecting: type(of: error)), code: 1, userInfo: [NSLocalizedDescriptionKey: error.localizedDescription])
        }
    }
    /// What went wrong, in words for a person.
    var localizedDescription: String {
        userInfo[NSLocalizedDescriptionKey] as? String ?? "The operation couldn’t be completed. (\(domain) error \(code).)"
    }
    /// Why it went wrong.
    var localizedFailureReason: String? { userInfo[NSLocalizedFailureReasonErrorKey] as? String }
    /// What a person can do about it.
    var localizedRecoverySuggestion: String? { userInfo[NSLocalizedRecoverySuggestionErrorKey] as? String }
    override var description: String { "Error Domain=\(domain) Code=\(code) \"\(userInfo[NSLocalizedDescriptionKey] as? String ?? "(null)")\"" }
    override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSError else { return false }
        return other.domain == domain && other.code == code
    }
}
