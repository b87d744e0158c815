import CLibedit

extension Unicode.Scalar {
    /// The columns that a terminal takes for it; none for a control character.
    var terminalColumns: Int { max(0, Int(edit_columns(Int32(bitPattern: value)))) }
}

extension StringProtocol {
    /// The columns that a terminal takes for a line of text, by the character set of the locale.
    public var terminalColumns: Int {
        unicodeScalars.reduce(0) { $0 + $1.terminalColumns }
    }
}
