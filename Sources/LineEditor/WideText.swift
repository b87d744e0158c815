import CLibedit

/// Text in the wide characters that libedit takes, ended by a zero, at an address that stays while this lives.
final class WideText {
    /// Only for what is kept as long as libedit may read it; else `withWideText`.
    let pointer: UnsafeMutablePointer<Int32>

    init(_ text: String) {
        // A zero within would end the text early.
        let scalars = text.unicodeScalars.map { $0 == "\0" ? 0xFFFD : Int32(bitPattern: $0.value) }
        pointer = .allocate(capacity: scalars.count + 1)
        pointer.initialize(from: scalars, count: scalars.count)
        (pointer + scalars.count).initialize(to: 0)
    }

    deinit {
        pointer.deallocate()
    }
}

/// Gives libedit text for the time of one call.
func withWideText<Result>(_ text: String, _ body: (UnsafePointer<Int32>) -> Result) -> Result {
    let wide = WideText(text)
    return withExtendedLifetime(wide) { body(UnsafePointer(wide.pointer)) }
}

extension String {
    /// Text that libedit gave; what is no Unicode scalar is U+FFFD.
    init(wide: UnsafePointer<Int32>, count: Int) {
        self.init()
        unicodeScalars.append(
            contentsOf: UnsafeBufferPointer(start: wide, count: count)
                .lazy.map { Unicode.Scalar(UInt32(bitPattern: $0)) ?? "\u{FFFD}" })
    }
}
