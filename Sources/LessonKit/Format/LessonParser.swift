import Playground

extension Lesson {
    /// Reads a lesson from its text. Fails with every problem found, each at its line.
    public init(parsing text: String, file: String) throws(Failure) {
        var parser = LessonParser(text, file: file)
        self = parser.parse()
        if !parser.problems.isEmpty { throw Failure(parser.problems) }
    }
}

/// Reads the lines of a lesson once, from top to bottom.
private struct LessonParser {
    private let file: String
    private var lines: [String]
    private var next = 0
    private(set) var problems: [Diagnostic] = []
    private var steps: [Lesson.Step] = [Lesson.Step(id: "start", title: nil, line: 1, parts: [])]
    private var prose: [String] = []
    /// Comments within the paragraphs that are read: they follow those.
    private var notes: [String] = []
    private var firstHeading: String?
    private var warnings: [Diagnostic] = []
    /// The first line of a command that stands in no block.
    private var looseCommand: Int?

    init(_ text: String, file: String) {
        self.file = file
        lines = text.textLines.map(String.init)
    }

    mutating func parse() -> Lesson {
        var lesson = frontMatter()
        while next < lines.count {
            let line = lines[next]
            if let fence = Fence(line) {
                block(fence)
            } else if let start = line.commentStart {
                comment(from: start)
            } else if line.hasPrefix("## ") {
                heading(line)
            } else {
                if line.hasPrefix("# "), firstHeading == nil {
                    firstHeading = line.dropFirst(2).trimmed
                } else {
                    if looseCommand == nil, InputScanner.isCommandOfTranscript(line) { looseCommand = next + 1 }
                    prose.append(line)
                }
                next += 1
            }
        }
        endProse()
        if steps.count > 1, steps[0].parts.isEmpty { steps.removeFirst() }
        lesson.steps = steps
        lesson.warnings = warnings
        let runs = steps.flatMap(\.parts).contains { if case .prose = $0 { false } else if case .note = $0 { false } else { true } }
        if let looseCommand, !runs {
            problems.append(Diagnostic(
                .error, "this is a command, and stands in no block: nothing of the file is run",
                at: .init(file: file, line: looseCommand, column: 1),
                notes: [.init("in a ```viewlab block a line like `> :tree` is an input; a file of nothing but inputs is a script, " +
                    "which `viewlab run` takes under a name that does not end in .md")]))
        }
        if lesson.title.isEmpty { lesson.title = firstHeading ?? lesson.id }
        return lesson
    }

    // MARK: Front matter and headings

    /// Without front matter the file's name is the id: a script needs no more.
    private mutating func frontMatter() -> Lesson {
        let name = file.split(separator: "/").last.map(String.init) ?? file
        var lesson = Lesson(
            file: file, id: name.hasSuffix(".md") ? String(name.dropLast(3)) : name, title: "", concepts: [], needs: [], steps: [])
        guard lines.first == "---" else { return lesson }
        guard let end = lines.dropFirst().firstIndex(of: "---") else {
            report("the front matter has no end, a line of ---", line: 1)
            next = 1
            return lesson
        }
        var fields = YAMLFields(
            lines[1..<end].joined(separator: "\n"), file: file, firstLine: 2, what: "front matter",
            known: ["id", "title", "minutes", "concepts", "needs"])
        lesson.id = fields.required("id")
        if lesson.id.contains(where: \.isWhitespace) {
            fields.report("an `id` is one word", line: fields.line(of: "id"), hint: "`:learn` takes it, and the id of a step behind it")
        }
        lesson.title = fields.required("title")
        lesson.minutes = fields.number("minutes")
        lesson.concepts = fields.list("concepts")
        lesson.needs = fields.list("needs")
        lesson.needsLine = fields.line(of: "needs")
        problems += fields.problems
        next = end + 1
        return lesson
    }

    private mutating func heading(_ line: String) {
        let own = notes
        notes = []
        endProse()
        var title = line.dropFirst(3).trimmed
        var id: String?
        if title.hasSuffix("}"), let start = title.range(of: "{#") {
            id = String(title[start.upperBound...].dropLast())
            title = title[..<start.lowerBound].trimmed
        }
        let step = Lesson.Step(id: id ?? Self.id(of: title), title: title, line: next + 1, parts: [])
        if steps.contains(where: { $0.id == step.id }) {
            report("there are two steps `\(step.id)`; give one an id with {#id}", line: next + 1)
        }
        steps.append(step)
        for note in own { add(.note(note)) }
        next += 1
    }

    /// In lower case with hyphens.
    private static func id(of title: String) -> String {
        let words = title.lowercased().split { !$0.isLetter && !$0.isNumber }
        return words.joined(separator: "-")
    }

    // MARK: Prose and comments

    private mutating func endProse() {
        let text = prose.joined(separator: "\n").trimmingNewlines
        prose = []
        if !text.allSatisfy(\.isWhitespace) { add(.prose(text)) }
        for note in notes { add(.note(note)) }
        notes = []
    }

    /// Takes a comment out of the text. What stands before and behind it on its lines becomes one line, which is read next.
    private mutating func comment(from start: String.Index) {
        let before = lines[next][..<start]
        var rest = lines[next][lines[next].index(start, offsetBy: 4)...]
        var text: [Substring] = []
        let first = next
        while true {
            if let end = rest.range(of: "-->") {
                text.append(rest[..<end.lowerBound])
                rest = rest[end.upperBound...]
                break
            }
            text.append(rest)
            next += 1
            guard next < lines.count else { return report("the comment has no end, -->", line: first + 1) }
            rest = lines[next][...]
        }
        let note = text.joined(separator: "\n").trimmed
        if before.trimmed.isEmpty, rest.trimmed.isEmpty {
            endProse()
            add(.note(note))
            next += 1
            return
        }
        // The notes of a heading are those of its step.
        if before.hasPrefix("## ") { endProse() }
        notes.append(note)
        let isParted = before.last?.isWhitespace ?? true
        lines[next] = String(before + (isParted ? rest.drop(while: \.isWhitespace) : rest))
        while lines[next].last?.isWhitespace ?? false { lines[next].removeLast() }
    }

    private mutating func add(_ part: Lesson.Part) {
        steps[steps.count - 1].parts.append(part)
    }

    // MARK: Blocks

    private struct Fence {
        var mark: String
        var word: String

        /// Three or more backquotes or tildes, then the kind of the block.
        init?(_ line: String) {
            let text = line.drop { $0 == " " }
            guard let character = text.first, character == "`" || character == "~" else { return nil }
            let mark = text.prefix { $0 == character }
            guard mark.count >= 3 else { return nil }
            let info = text.dropFirst(mark.count).trimmed
            if info.contains("`") { return nil }
            self.mark = String(mark)
            word = info.split(separator: " ").first.map(String.init) ?? ""
        }
    }

    private mutating func block(_ fence: Fence) {
        let opening = next
        let start = next + 1
        guard let end = lines[start...].firstIndex(where: { $0.drop { $0 == " " }.trimmed == fence.mark }) else {
            report("the block has no end, \(fence.mark)", line: opening + 1)
            next = lines.count
            return
        }
        let content = Array(lines[start..<end])
        // The end that was found is then another block's.
        if Self.words.contains(fence.word), let other = content.firstIndex(where: { Fence($0).map { $0.mark == fence.mark && Self.words.contains($0.word) } ?? false }) {
            report("the block has no end, \(fence.mark), before the next one in line \(start + other + 1)", line: opening + 1)
            next = start + other
            return
        }
        next = end + 1
        guard Self.words.contains(fence.word) else {
            if let near = nameMeant(by: fence.word, among: Self.words) {
                warnings.append(Diagnostic(
                    .warning, "`\(fence.word)` is no word for a block, which is only read: did you mean `\(near)`?",
                    at: .init(file: file, line: opening + 1, column: 1)))
            }
            prose += lines[opening...end]
            return
        }
        endProse()
        let text = content.joined(separator: "\n")
        let line = start + 1
        switch fence.word {
        case "swift": add(.swift(Lesson.Source(text: text + "\n", line: line)))
        case "viewlab": transcript(content, line: line)
        case "predict": prediction(text, line: line)
        case "question": question(text, line: line)
        default: exercise(text, line: line)
        }
    }

    /// The words that blocks are known by.
    private static let words = ["swift", "viewlab", "predict", "question", "task"]

    private mutating func transcript(_ content: [String], line first: Int) {
        var exchanges: [Lesson.Transcript.Exchange] = []
        for (offset, line) in content.enumerated() {
            let isInput = line.hasPrefix("> ") || line == ">"
            guard isInput else {
                if exchanges.isEmpty {
                    guard line.isEmpty else {
                        return report("a transcript begins with an input, a line like `> :tree`", line: first + offset)
                    }
                } else {
                    exchanges[exchanges.count - 1].output.append(TranscriptLine.printed(line))
                }
                continue
            }
            let input = String(line.dropFirst(2))
            if let last = exchanges.last, last.output.isEmpty, goesOn(last.input) {
                exchanges[exchanges.count - 1].input += "\n" + input
            } else {
                exchanges.append(.init(input: input, output: [], line: first + offset))
            }
        }
        add(.transcript(Lesson.Transcript(exchanges: exchanges, line: first, lineCount: content.count)))
    }

    /// Whether more lines must follow. A command's words are whole at the end of the line, `:adjust "Count" +` too; what it takes of
    /// Swift may have several lines, as a paste into the prompt has.
    private func goesOn(_ input: String) -> Bool {
        input.hasPrefix(":") ? InputScanner.isOpen(String(input.drop { !$0.isWhitespace })) : !InputScanner.isComplete(input)
    }

    private mutating func prediction(_ text: String, line: Int) {
        var fields = YAMLFields(text, file: file, firstLine: line, what: "a prediction",
                                known: ["ask", "input", "measure", "choices", "why"])
        var prediction = Lesson.Prediction(
            ask: fields.required("ask"), input: fields.required("input"), measure: fields.required("measure"),
            choices: [], why: fields.text("why"), line: line)
        for choice in fields.list("choices") {
            guard let number = Int(choice) else {
                fields.report("a choice of a prediction is a number, not `\(choice)`", line: fields.line(of: "choices"))
                continue
            }
            prediction.choices.append(number)
        }
        do throws(Failure) {
            if !prediction.measure.isEmpty { try Condition.check(measure: prediction.measure) }
        } catch {
            fields.report(error, line: fields.line(of: "measure"))
        }
        problems += fields.problems
        add(.prediction(prediction))
    }

    private mutating func question(_ text: String, line: Int) {
        var fields = YAMLFields(
            text, file: file, firstLine: line, what: "a question", known: ["ask", "choices", "answer", "why", "reasons"])
        let (ask, choices, answer) = (fields.required("ask"), fields.list("choices"), fields.required("answer"))
        let (why, reasons) = (fields.text("why"), fields.list("reasons"))
        if choices.count < 2 { fields.report("a question needs at least two `choices`", line: line) }
        let most = Lesson.Question.letters.count
        if choices.count > most { fields.report("a question has at most \(most) `choices`", line: fields.line(of: "choices")) }
        // The answer is one of the choices, word for word, or its number.
        let place = choices.firstIndex(of: answer) ?? choices.index(numbered: answer)
        if !answer.isEmpty, place == nil {
            fields.report("the `answer` is none of the choices", line: fields.line(of: "answer"))
        }
        if !reasons.isEmpty, reasons.count != choices.count - 1 {
            fields.report("`reasons` are one for each wrong choice: \(choices.count - 1), not \(reasons.count)", line: fields.line(of: "reasons"))
        }
        problems += fields.problems
        add(.question(Lesson.Question(ask: ask, choices: choices, answer: place ?? 0, why: why, reasons: reasons, line: line)))
    }

    private mutating func exercise(_ text: String, line: Int) {
        var fields = YAMLFields(text, file: file, firstLine: line, what: "a task",
                                known: ["ask", "start", "do", "check", "screen", "hints", "solution", "why"])
        let screen = fields.text("screen")
        if let screen, screen != "any" { fields.report("`screen` is `any`, or left out", line: fields.line(of: "screen")) }
        let exercise = Lesson.Exercise(
            ask: fields.required("ask"), start: fields.text("start"), inputs: fields.list("do"), checks: fields.list("check"),
            hints: fields.list("hints"), solution: fields.required("solution"), why: fields.text("why"), line: line,
            startLine: fields.lineOfText("start"), solutionLine: fields.lineOfText("solution"),
            leavesScreenFree: screen == "any")
        if exercise.checks.isEmpty { fields.report("a task needs `check`, at least one condition", line: line) }
        for (index, check) in exercise.checks.enumerated() {
            do throws(Failure) {
                _ = try Condition(check)
            } catch {
                fields.report(error, line: fields.line(ofItem: index, of: "check"))
            }
        }
        problems += fields.problems
        add(.task(exercise))
    }

    private mutating func report(_ message: String, line: Int) {
        problems.append(Diagnostic(.error, message, at: .init(file: file, line: line, column: 1)))
    }
}

extension String {
    /// Where a comment begins in a line, unless that is quoted as code.
    fileprivate var commentStart: String.Index? {
        guard let start = range(of: "<!--")?.lowerBound else { return nil }
        return self[..<start].count { $0 == "`" }.isMultiple(of: 2) ? start : nil
    }
}

extension StringProtocol {
    var trimmed: String {
        let start = firstIndex { !$0.isWhitespace } ?? endIndex
        let end = lastIndex { !$0.isWhitespace }.map { index(after: $0) } ?? start
        return String(self[start..<end])
    }
}
