import SwiftParser
import SwiftSyntax

/// The `// expect: …` comments of a program: read from top to bottom, they are what it prints.
///
/// They stand behind the statement that prints. Its first line of output is on its last line, more are on lines of their
/// own below it:
///
///     print(2 + 3)  // expect: 5
///     for i in 1...2 { print(i) }  // expect: 1
///     // expect: 2
///
/// A statement is one of the top level, or of a `do` or `#if` there: those run in the order of the text, whatever is called.
enum Expectations {
    private static let marker = "// expect:"

    /// The lines that the comments say are printed.
    static func lines(of text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).compactMap { line in
            guard let start = line.firstRange(of: marker) else { return nil }
            let rest = line[start.upperBound...]
            return String(rest.hasPrefix(" ") ? rest.dropFirst() : rest)
        }
    }

    /// The program without these comments.
    static func removed(from text: String) -> String {
        var result: [Substring] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            guard let start = line.firstRange(of: marker) else { result.append(line); continue }
            var code = line[..<start.lowerBound]
            while code.last == " " { code.removeLast() }
            if !code.isEmpty { result.append(code) }
        }
        return result.joined(separator: "\n")
    }

    /// A program without comments that tells, between what it prints, which statement it is at.
    struct Traced {
        var text: String
        fileprivate var lastLines: [Int] = []
        private let source: String

        init(_ source: String) {
            self.source = source
            let tree = Parser.parse(source: source)
            let places = SourceLocationConverter(fileName: "", tree: tree)
            var starts: [Int] = []
            var bytes = Array(source.utf8)
            for item in Self.statements(of: tree.statements) {
                starts.append(item.positionAfterSkippingLeadingTrivia.utf8Offset)
                lastLines.append(places.location(for: item.endPositionBeforeTrailingTrivia).line)
            }
            for (number, start) in starts.enumerated().reversed() {
                bytes.insert(contentsOf: "print(\"\\u{1}\(number)\\u{2}\", terminator: \"\");".utf8, at: start)
            }
            text = String(decoding: bytes, as: UTF8.self)
        }

        private static func statements(of list: CodeBlockItemListSyntax) -> [CodeBlockItemSyntax] {
            list.flatMap { item -> [CodeBlockItemSyntax] in
                if let choice = item.item.as(IfConfigDeclSyntax.self) {
                    return choice.clauses.flatMap { $0.elements?.as(CodeBlockItemListSyntax.self).map(statements(of:)) ?? [] }
                }
                if item.item.is(DeclSyntax.self) { return item.item.is(VariableDeclSyntax.self) ? [item] : [] }
                guard let block = item.item.as(DoStmtSyntax.self) else { return [item] }
                return [item] + statements(of: block.body.statements) + block.catchClauses.flatMap { statements(of: $0.body.statements) }
            }
        }

        /// The program with what it printed in comments.
        func recorded(_ printed: String) -> String {
            var expected: [Int: [String]] = [:]
            var (statement, lineStatement, line, isStarted) = (0, 0, "", false)
            var rest = Substring(printed)
            while let character = rest.popFirst() {
                if character == "\u{1}" {
                    statement = Int(rest.prefix { $0 != "\u{2}" }) ?? statement
                    rest = rest.drop { $0 != "\u{2}" }.dropFirst()
                } else {
                    if !isStarted { (lineStatement, isStarted) = (statement, true) }
                    if character == "\n" {
                        expected[lastLines[lineStatement], default: []].append(line)
                        (line, isStarted) = ("", false)
                    } else { line.append(character) }
                }
            }
            if isStarted { expected[lastLines[lineStatement], default: []].append(line) }

            var result: [String] = []
            for (index, code) in source.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                let comments = (expected[index + 1] ?? []).map { $0.isEmpty ? marker : marker + " " + $0 }
                let indentation = code.prefix { $0 == " " }
                result.append(comments.isEmpty ? String(code) : code + "  " + comments[0])
                result += comments.dropFirst().map { indentation + $0 }
            }
            return result.joined(separator: "\n")
        }
    }
}
