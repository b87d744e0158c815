import Foundation
import Playground

/// What `:progress` is asked to do.
private enum ProgressAction {
    case show
    case reset(lesson: String?)
    case export(file: String)
}

extension Classroom {
    var progressCommand: Command {
        Command(
            "progress", .lessons, usage: ":progress [reset [NAME]|export FILE]", "what you have done of the lessons",
            example: ":progress export progress.json",
            details: "`reset` forgets it, of all lessons or of one; `export` writes it to a file, as JSON.",
            offers: { [self] _, typed in
                let lessons = typed.hasPrefix("reset ") ? (try? library())?.lessons ?? [] : []
                return [.init("reset", "forget it"), .init("export ", "write it to a file")]
                    + lessons.map { .init("reset \($0.id)", $0.title) }
            },
            parse: { (scanner) throws(Failure) in
                if scanner.isAtEnd { return ProgressAction.show }
                if scanner.take("reset") { return .reset(lesson: scanner.word()) }
                guard scanner.take("export") else { throw scanner.wrong("`\(scanner.rest() ?? "")` is neither `reset` nor `export`") }
                if let path = try scanner.quoted() { return .export(file: path) }
                guard let path = scanner.rest() else { throw scanner.wrong("the file is missing") }
                return .export(file: path)
            },
            run: { [self] (_, action) throws(Failure) in
                switch action {
                case .show: try show()
                case .reset(let lesson): try reset(lesson)
                case .export(let file): try export(to: file)
                }
            })
    }

    private func show() throws(Failure) -> [Block] {
        let (progress, problem) = read()
        guard problem.isEmpty else { return problem }
        let lessons = try library().lessons
        let done = lessons.count { progress.lessons[$0.id]?.isDone == true }
        let rows = lessons.enumerated().compactMap { index, lesson -> [String]? in
            guard let entry = progress.lessons[lesson.id] else { return nil }
            let place = entry.step.flatMap { step in lesson.steps.firstIndex { $0.id == step } }
            let step = place.map { "step \($0 + 1) of \(lesson.steps.count): \(lesson.steps[$0].title ?? lesson.steps[$0].id)" }
            return ["\(index + 1)", lesson.title, entry.isDone ? "done" : "", step ?? ""]
        }
        let summary = "\(done) of \(lessons.count) lesson\(lessons.count == 1 ? " is" : "s are") done"
        return [.line(summary)] + (rows.isEmpty ? [] : [.table(Table(headings: [], rows: rows))])
    }

    private func reset(_ name: String?) throws(Failure) -> [Block] {
        guard let name else {
            try progress.reset()
            return [.line("no lesson is done")]
        }
        let lesson = try library().lesson(named: name)
        try progress.update { $0.lessons[lesson.id] = nil }
        return [.line("\(lesson.id) begins anew")]
    }

    private func export(to file: String) throws(Failure) -> [Block] {
        let kept = try progress.read()
        guard !FileManager.default.fileExists(atPath: file) else {
            throw Failure("there is a file `\(file)` already", hint: "name another one")
        }
        guard let text = try? ProgressFile.text(of: kept) else { throw Failure("the progress has no form as a file") }
        try writeTextFile(file, String(decoding: text, as: UTF8.self))
        return [.line("wrote \(file)")]
    }
}
