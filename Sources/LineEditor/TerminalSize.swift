import Foundation

/// The columns and rows of the terminal that a descriptor leads to; the usual ones where it does not say.
public func terminalSize(of output: Int32) -> (columns: Int, rows: Int) {
    var size = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return (80, 24) }
    return (Int(size.ws_col), Int(size.ws_row))
}
