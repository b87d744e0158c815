// Requests over the network. There is none: each of them fails as on a device that is offline.

/// What went wrong with a request.
struct URLError: LocalizedError, Hashable {
    let code: URLError.Code
    init(_ code: URLError.Code) { self.code = code }
    /// The number of the error.
    var errorCode: Int { code.rawValue }
    /// What went wrong, in words for a person.
    var errorDescription: String? {
        code == .notConnectedToInternet
            ? "The Internet connection appears to be offline." : "The operation couldn’t be completed. (NSURLErrorDomain error \(code.rawValue).)"
    }
    static let badURL = URLError.Code(rawValue: -1000)
    static let badServerResponse = URLError.Code(rawValue: -1011)
    static let notConnectedToInternet = URLError.Code(rawValue: -1009)
    static let timedOut = URLError.Code(rawValue: -1001)
    static let cancelled = URLError.Code(rawValue: -999)
    static let unknown = URLError.Code(rawValue: -1)

    /// Which error it is.
    struct Code: RawRepresentable, Hashable {
        let rawValue: Int
        init(rawValue: Int) { self.rawValue = rawValue }
        static let unknown = URLError.Code(rawValue: -1)
        static let cancelled = URLError.Code(rawValue: -999)
        static let badURL = URLError.Code(rawValue: -1000)
        static let timedOut = URLError.Code(rawValue: -1001)
        static let unsupportedURL = URLError.Code(rawValue: -1002)
        static let cannotFindHost = URLError.Code(rawValue: -1003)
        static let cannotConnectToHost = URLError.Code(rawValue: -1004)
        static let networkConnectionLost = URLError.Code(rawValue: -1005)
        static let notConnectedToInternet = URLError.Code(rawValue: -1009)
        static let badServerResponse = URLError.Code(rawValue: -1011)
        static let userAuthenticationRequired = URLError.Code(rawValue: -1013)
        static let zeroByteResource = URLError.Code(rawValue: -1014)
        static let cannotDecodeRawData = URLError.Code(rawValue: -1015)
        static let cannotDecodeContentData = URLError.Code(rawValue: -1016)
        static let cannotParseResponse = URLError.Code(rawValue: -1017)
        static let fileDoesNotExist = URLError.Code(rawValue: -1100)
        static let dataNotAllowed = URLError.Code(rawValue: -1020)
    }
}

/// A request for what an address stands for.
struct URLRequest: Hashable {
    var url: URL?
    var httpMethod: String? = "GET"
    var httpBody: Data?
    var allHTTPHeaderFields: [String: String]?
    var timeoutInterval: TimeInterval
    init(url: URL, timeoutInterval: TimeInterval = 60) {
        self.url = url
        self.timeoutInterval = timeoutInterval
    }
    /// Sets a field of the header.
    mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
        var fields = allHTTPHeaderFields ?? [:]
        fields[field] = value
        allHTTPHeaderFields = fields
    }
    /// Adds to a field of the header.
    mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
        let known = self.value(forHTTPHeaderField: field)
        setValue(known.map { $0 + "," + value } ?? value, forHTTPHeaderField: field)
    }
    /// A field of the header.
    func value(forHTTPHeaderField field: String) -> String? { allHTTPHeaderFields?[field] }
}

/// What answered a request.
class URLResponse: NSObject {
    var url: URL?
}

/// What answered a request of the web.
final class HTTPURLResponse: URLResponse {
    let statusCode: Int
    let allHeaderFields: [AnyHashable: Any]
    init?(url: URL, statusCode: Int, httpVersion: String?, headerFields: [String: String]?) {
        self.statusCode = statusCode
        var fields: [AnyHashable: Any] = [:]
        for (name, value) in headerFields ?? [:] { fields[name] = value }
        allHeaderFields = fields
        super.init()
        self.url = url
    }
    /// The words for a status.
    static func localizedString(forStatusCode statusCode: Int) -> String {
        if let words = _statusWords[statusCode] { return words }
        switch statusCode {
        case 100..<200: return "Informational"
        case 200..<300: return "Success"
        case 300..<400: return "Redirection"
        case 400..<500: return "Client Error"
        default: return "Server Error"
        }
    }
    static let _statusWords: [Int: String] = [
        100: "Continue",
        101: "Switching Protocols",
        102: "Processing",
        200: "OK",
        201: "Created",
        202: "Accepted",
        203: "Non-Authoritative Information",
        204: "No Content",
        205: "Reset Content",
        206: "Partial Content",
        207: "Multi-Status",
        208: "Already Reported",
        226: "IM Used",
        300: "Multiple Choices",
        301: "Moved Permanently",
        302: "Found",
        303: "See Other",
        304: "Not Modified",
        305: "Use Proxy",
        307: "Temporary Redirect",
        308: "Permanent Redirect",
        400: "Bad Request",
        401: "Unauthorized",
        402: "Payment Required",
        403: "Forbidden",
        404: "Not Found",
        405: "Method Not Allowed",
        406: "Not Acceptable",
        407: "Proxy Authentication Required",
        408: "Request Timeout",
        409: "Conflict",
        410: "Gone",
        411: "Length Required",
        412: "Precondition Failed",
        413: "Payload Too Large",
        414: "URI Too Long",
        415: "Unsupported Media Type",
        416: "Range Not Satisfiable",
        417: "Expectation Failed",
        421: "Misdirected Request",
        422: "Unprocessable Entity",
        423: "Locked",
        424: "Failed Dependency",
        426: "Upgrade Required",
        428: "Precondition Required",
        429: "Too Many Requests",
        431: "Request Header Fields Too Large",
        451: "Unavailable For Legal Reasons",
        500: "Internal Server Error",
        501: "Not Implemented",
        502: "Bad Gateway",
        503: "Service Unavailable",
        504: "Gateway Timeout",
        505: "HTTP Version Not Supported",
        506: "Variant Also Negotiates",
        507: "Insufficient Storage",
        508: "Loop Detected",
        510: "Not Extended",
        511: "Network Authentication Required",
    ]
}

/// How a session works.
final class URLSessionConfiguration {
    static let `default` = URLSessionConfiguration()
    static let ephemeral = URLSessionConfiguration()
    var timeoutIntervalForRequest: TimeInterval = 60
    var timeoutIntervalForResource: TimeInterval = 604800
    var waitsForConnectivity = false
    /// Headers that all requests have.
    var httpAdditionalHeaders: [AnyHashable: Any]?
    /// Whether the mobile network may be used.
    var allowsCellularAccess = true
    /// How many connections there may be to one host.
    var httpMaximumConnectionsPerHost = 6
    init() {}
}

/// A request under way. It begins with `resume()`.
final class URLSessionDataTask {
    let _fail: () -> Void
    init(_fail: @escaping () -> Void) { self._fail = _fail }
    /// Sends the request.
    func resume() { DispatchQueue.main.async(execute: _fail) }
    /// Gives the request up.
    func cancel() {}
}

/// Sends requests. There is no network: each of them fails with `URLError(.notConnectedToInternet)`.
final class URLSession {
    static let shared = URLSession(configuration: .default)
    let configuration: URLSessionConfiguration
    init(configuration: URLSessionConfiguration) { self.configuration = configuration }
    /// What an address stands for: there is no network, so this fails.
    func data(from url: URL) async throws -> (Data, URLResponse) { throw URLError(.notConnectedToInternet) }
    /// The answer to a request: there is no network, so this fails.
    func data(for request: URLRequest) async throws -> (Data, URLResponse) { throw URLError(.notConnectedToInternet) }
    /// Sends data with a request: there is no network, so this fails.
    func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse) { throw URLError(.notConnectedToInternet) }
    /// A request whose closure is called with its answer: here with an error.
    func dataTask(with url: URL, completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionDataTask {
        URLSessionDataTask(_fail: { completionHandler(nil, nil, URLError(.notConnectedToInternet)) })
    }
    /// A request whose closure is called with its answer: here with an error.
    func dataTask(with request: URLRequest, completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionDataTask {
        URLSessionDataTask(_fail: { completionHandler(nil, nil, URLError(.notConnectedToInternet)) })
    }
    /// Publishes what an address stands for: there is no network, so this fails.
    func dataTaskPublisher(for url: URL) -> AnyPublisher<(data: Data, response: URLResponse), URLError> {
        Fail(error: URLError(.notConnectedToInternet)).eraseToAnyPublisher()
    }
    /// Publishes the answer to a request: there is no network, so this fails.
    func dataTaskPublisher(for request: URLRequest) -> AnyPublisher<(data: Data, response: URLResponse), URLError> {
        Fail(error: URLError(.notConnectedToInternet)).eraseToAnyPublisher()
    }
}
