import SwiftInterpreter

/// The functions that the standard library's interface files declare without a body.
///
/// A native's name is that of the declaration it is bound to: `Array.append(_:)`, `String.init(repeating:count:)`,
/// `Array.count`, `Array.subscript(_:).set`, `print(_:separator:terminator:)`. Where several declarations share
/// a name, their interface gives each one of its own with `@native("…")`.
public struct StandardNatives {
    /// All natives by name. They draw chance, time and output from the session's context.
    public static func all(context: SessionContext) -> [String: NativeFunction] {
        let families = [
            numbers(context: context), mathematics(), texts(), characters(), formatting(), arrays(context: context),
            tables(), comparisons(), keyPaths(), output(context: context), moments(context: context),
            clock(context: context), decimals(), defaults(),
        ]
        var all: [String: NativeFunction] = [:]
        for family in families {
            all.merge(family) { _, new in new }
        }
        return all
    }
}
