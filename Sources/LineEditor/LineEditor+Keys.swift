import Foundation

/// What the keys do to the entry.
extension LineEditor {
    // MARK: Lines

    func enter(_ terminal: Terminal) -> Key.Result {
        let text = terminal.line.text
        // An empty line gives up waiting for the rest, but not while that is on its way.
        let isLeft = terminal.line.isAtEnd && text.lastLine.isBlank && !terminal.input.hasMore
        if text.isBlank || isComplete(text) || isLeft {
            terminal.push(.accept)
            return .nothing
        }
        return beginLine(terminal)
    }

    func beginLine(_ terminal: Terminal) -> Key.Result {
        // Lines that come in one go have an indentation of their own.
        edit.indentation = terminal.input.hasMore ? "" : Indentation.afterLine(endingAt: terminal.line.beforeCursor)
        return terminal.line.insert("\n" + edit.indentation) ? .redraw : .beep
    }

    /// A bracket that closes a block goes one step back from where Enter put the cursor.
    func close(_ terminal: Terminal, with key: UInt32) -> Key.Result {
        guard let bracket = Unicode.Scalar(key) else { return .beep }
        let before = terminal.line.beforeCursor
        if !edit.indentation.isEmpty, before.contains("\n"), before.lastLine == edit.indentation {
            terminal.line.deleteBeforeCursor(min(Indentation.step.count, edit.indentation.count))
        }
        return terminal.line.insert(String(bracket)) ? .redraw : .beep
    }

    func moveLine(_ terminal: Terminal, by distance: Int, orElse key: Key.Internal) -> Key.Result {
        guard let cursor = terminal.line.cursor(inLineAt: distance) else {
            terminal.push(key)
            return .nothing
        }
        terminal.line.cursor = cursor
        return .redraw
    }

    func moveToLineStart(_ terminal: Terminal) -> Key.Result {
        terminal.line.cursor = terminal.line.lineStart
        return .redraw
    }

    func moveToLineEnd(_ terminal: Terminal) -> Key.Result {
        terminal.line.cursor = terminal.line.lineEnd
        return .redraw
    }

    // MARK: Completion

    func complete(_ terminal: Terminal) -> Key.Result {
        let line = terminal.line
        let before = line.beforeCursor
        if before.contains("\n"), before.lastLine.allSatisfy({ $0 == " " }) {
            return line.insert(Indentation.toNextStep(from: before.lastLine.count)) ? .redraw : .beep
        }

        let text = line.text
        let cursor = line.cursor
        let place = text.unicodeScalars.index(text.startIndex, offsetBy: cursor)
        let found = completions(text, place)
        guard found.replacing.upperBound == place else { return .beep }
        let typed = text[found.replacing]
        let isSecond = edit.afterTab.map { $0.text == text && $0.cursor == cursor } ?? false

        switch found.step(typed: typed, isSecond: isSecond) {
        case .insert(let whole):
            line.deleteBeforeCursor(typed.unicodeScalars.count)
            guard line.insert(whole) else { return .beep }
            // The next Tab lists what is left.
            edit.afterTab = (line.text, line.cursor)
            return .redraw
        case .list(let candidates):
            let size = terminal.size
            let lines = Completions.lines(of: candidates, columns: size.columns, rows: max(1, size.rows - 3))
            // The list takes the entry's place on the screen: first the cursor goes to its first row.
            edit.pendingList = (lines, cursor)
            line.cursor = 0
            terminal.push(.list)
            return .redraw
        case .ambiguous:
            edit.afterTab = (text, cursor)
            return .beep
        case .none:
            return .beep
        }
    }

    func showList(_ terminal: Terminal) -> Key.Result {
        guard let list = edit.pendingList else { return .beep }
        edit.pendingList = nil
        terminal.show(list.lines, thenMoveCursorTo: list.cursor)
        return .nothing
    }

    // MARK: Paste

    /// Takes what the terminal pastes up to its end mark, newlines and all.
    func paste(_ terminal: Terminal) -> Key.Result {
        let end = Array("\u{1B}[201~".unicodeScalars)
        var pasted: [Unicode.Scalar] = []
        while !pasted.suffix(end.count).elementsEqual(end) {
            guard let scalar = terminal.nextScalar() else { break }
            pasted.append(scalar)
        }
        if pasted.suffix(end.count).elementsEqual(end) { pasted.removeLast(end.count) }

        var text = String.UnicodeScalarView()
        for (index, scalar) in pasted.enumerated() {
            if scalar == "\r" {
                text.append("\n")
            } else if scalar == "\n" {
                if index == 0 || pasted[index - 1] != "\r" { text.append(scalar) }
            } else if scalar == "\t" || scalar.properties.generalCategory != .control {
                text.append(scalar)
            }
        }
        if text.last == "\n" { text.removeLast() }
        return terminal.line.insert(String(text)) ? .redraw : .beep
    }

    // MARK: Signals

    func giveUp(_ terminal: Terminal) -> Key.Result {
        edit.isGivenUp = true
        // What is printed next begins below the entry's last row.
        terminal.line.moveToEnd()
        terminal.push(.leave)
        return .redraw
    }

    func clear(_ terminal: Terminal) -> Key.Result {
        guard let surroundings else {
            terminal.push(.clear)
            return .nothing
        }
        terminal.redrawAfterResize(surroundings)
        return .nothing
    }

    func suspend(_ terminal: Terminal) -> Key.Result {
        surroundings?.leave()
        terminal.suspend()
        return .nothing
    }

    /// Gives libedit the next character: 1, or 0 when there is none and the entry ends.
    func nextScalar(into scalar: UnsafeMutablePointer<Int32>?) -> Int32 {
        guard let terminal, let scalar else { return 0 }
        while true {
            switch terminal.input.next() {
            case .scalar(let next):
                scalar.pointee = Int32(bitPattern: next.value)
                return 1
            case .signal(SIGWINCH):
                terminal.redrawAfterResize(surroundings)
            case .signal(SIGCONT):
                terminal.resume(surroundings)
            case .idle:
                guard terminal.line.text.isEmpty, hasNews?() == true else { continue }
                edit.hasNews = true
                scalar.pointee = Int32(bitPattern: Key.Internal.leave.rawValue.value)
                return 1
            case .signal(SIGINT):
                scalar.pointee = 3  // as if Ctrl-C were typed
                return 1
            case .signal:
                continue
            case .end:
                return 0
            }
        }
    }
}
