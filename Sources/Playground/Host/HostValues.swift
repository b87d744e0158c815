import SwiftInterpreter

/// A file of the program; `name` is what diagnostics and causes call it.
public struct ProgramFile: Equatable, Codable, Sendable {
    public var name: String
    public var text: String
    /// As it was written, where parts of the text are blank.
    public var written: String?

    public init(name: String, text: String, written: String? = nil) {
        self.name = name
        self.text = text
        self.written = written
    }
}

/// What a reload did to the mounted views.
public struct LoadReport: Equatable, Sendable {
    /// A sentence for each state that could not be kept: its stored type changed.
    public var dropped: [String]

    public init(dropped: [String] = []) {
        self.dropped = dropped
    }
}

/// What a person or the device does. Actions from `back` on need no control.
public enum ControlAction: Equatable, Sendable {
    case tap
    case press
    case toggle
    /// The value as a person writes it.
    case adjust(String)
    case type(String)
    case submit
    case scroll(ScrollDestination)
    /// By points to the right and down.
    case drag(Double, Double)
    case delete
    /// To the place of the row of this number, counted from 0.
    case move(Int)
    case refresh
    case search(String)
    case back
    case dismiss
    case open(String)
    case environment(key: String, value: String)
}

public enum ScrollDestination: Equatable, Sendable {
    /// To the row of this number, counted from 0.
    case row(Int)
    case end
    case id(String)
}

/// An option that the engine or the runtime obeys.
public enum HostOption: Equatable, Sendable {
    case release(Int)
    case layouts(areAsynchronous: Bool)
    case build(isDebug: Bool)
    case slowPath(isLogged: Bool)
    case unknownModifiers(areCarried: Bool)
    case flash(isOn: Bool)
    case viewport(columns: Int, rows: Int)
    case seed(UInt64)
}

/// What an input did.
public struct Effects: Equatable, Sendable {
    public var printed: [String]
    /// SwiftUI's run-time warnings.
    public var diagnostics: [Diagnostic]
    public var delta: CountTable
    public var total: CountTable
    /// Whether anything is other than before, so that there is something to take back.
    public var changesAnything: Bool

    public init(
        printed: [String] = [], diagnostics: [Diagnostic] = [],
        delta: CountTable = CountTable(), total: CountTable = CountTable(), changesAnything: Bool = true
    ) {
        self.printed = printed
        self.diagnostics = diagnostics
        self.delta = delta
        self.total = total
        self.changesAnything = changesAnything
    }
}

/// What is known of a name of the vocabulary or the program.
public struct NameDescription: Equatable, Sendable {
    /// As it is declared, a line for each form.
    public var declarations: [String]
    public var documentation: String?
    /// Whether it is accepted, and does nothing.
    public var isInert: Bool

    public init(declarations: [String], documentation: String? = nil, isInert: Bool = false) {
        self.declarations = declarations
        self.documentation = documentation
        self.isInert = isInert
    }
}

/// A declared name as completion shows it.
public typealias DeclaredName = SwiftInterpreter.DeclaredName
/// A parameter that a call may name.
public typealias DeclaredParameter = SwiftInterpreter.DeclaredParameter
