/// Values that can be thrown.
protocol Error: Sendable {}

extension Error {
    /// What went wrong, in words for a person.
    var localizedDescription: String {
        if let custom = self as? any CustomNSError {
            return custom.errorUserInfo[NSLocalizedDescriptionKey] as? String
                ?? "The operation could not be completed. (\(type(of: custom).errorDomain) error \(custom.errorCode).)"
        }
        if let localized = self as? any LocalizedError, let text = localized.errorDescription { return text }
        if let error = self as? NSError { return error.localizedDescription }
        return _errorText(self)
    }
}

@native("_errorText(_:)")
func _errorText(_ error: any Error) -> String

/// Errors with words for a person.
protocol LocalizedError: Error {
    /// What went wrong.
    var errorDescription: String? { get }
    /// Why it went wrong.
    var failureReason: String? { get }
    /// What a person can do about it.
    var recoverySuggestion: String? { get }
    /// Where help is found.
    var helpAnchor: String? { get }
}

extension LocalizedError {
    var errorDescription: String? { nil }
    var failureReason: String? { nil }
    var recoverySuggestion: String? { nil }
    var helpAnchor: String? { nil }
}

/// The error of a task that was cancelled.
struct CancellationError: Error {
    init() {}
}

/// A success with a value, or a failure with an error.
enum Result<Success, Failure: Error> {
    /// A success, with its value.
    case success(Success)
    /// A failure, with its error.
    case failure(Failure)

    /// The value of a success; a failure throws its error.
    func get() throws(Failure) -> Success {
        switch self {
        case .success(let value): return value
        case .failure(let error): throw error
        }
    }
    /// The result with its value changed.
    func map<NewSuccess>(_ transform: (Success) -> NewSuccess) -> Result<NewSuccess, Failure> {
        switch self {
        case .success(let value): return .success(transform(value))
        case .failure(let error): return .failure(error)
        }
    }
    /// The result with its error changed.
    func mapError<NewFailure: Error>(_ transform: (Failure) -> NewFailure) -> Result<Success, NewFailure> {
        switch self {
        case .success(let value): return .success(value)
        case .failure(let error): return .failure(transform(error))
        }
    }
    /// The result that the closure makes of the value.
    func flatMap<NewSuccess>(
        _ transform: (Success) -> Result<NewSuccess, Failure>
    ) -> Result<NewSuccess, Failure> {
        switch self {
        case .success(let value): return transform(value)
        case .failure(let error): return .failure(error)
        }
    }
    /// The result that the closure makes of the error.
    func flatMapError<NewFailure: Error>(
        _ transform: (Failure) -> Result<Success, NewFailure>
    ) -> Result<Success, NewFailure> {
        switch self {
        case .success(let value): return .success(value)
        case .failure(let error): return transform(error)
        }
    }
    /// The value that the closure gives, or the error that it throws.
    init(catching body: () throws(Failure) -> Success) {
        do {
            self = .success(try body())
        } catch {
            self = .failure(error)
        }
    }
}

extension Result: Equatable where Success: Equatable, Failure: Equatable {}

extension Result: Hashable where Success: Hashable, Failure: Hashable {}
