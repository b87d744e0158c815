import SwiftInterpreter

extension StandardNatives {
    /// What views keep under the keys of the user defaults: nothing, where there are no views.
    static func defaults() -> [String: NativeFunction] {
        [
            "_viewDefault(_:)": { _, _ in .none },
            "_setViewDefault(_:_:)": { _, _ in .void },
        ]
    }
}
