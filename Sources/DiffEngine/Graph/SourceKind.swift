/// What a source of truth is to its readers: it decides the reason of their runs.
public enum SourceKind: UInt8, Sendable {
    /// A state, binding or object.
    case dynamicProperty
    /// Readers lie below the writer and run in the same pass.
    case environmentKey
    case observedKeyPath

    var reason: ReasonSet {
        switch self {
        case .dynamicProperty: .dynamicProperty
        case .environmentKey: .environmentKey
        case .observedKeyPath: .observedKeyPath
        }
    }
}

/// How long a node depends on a source that it has read.
public enum ReadLifetime: UInt8, Sendable {
    /// As long as the node: a State once read in a body, an environment key once declared.
    case sticky
    /// Until the node's next run does not read it: an observed key path.
    case renewed
}
