import Playground

extension Lesson.Prediction {
    /// What is asked, the line that it is about, and the choices.
    var question: [Block] {
        let choices = choices.map(String.init).joined(separator: "   ")
        return [.prose(ask), .code("> " + input)] + (choices.isEmpty ? [] : [.line("  " + choices)])
    }
}

extension Lesson.Question {
    /// What is asked, with a letter before each choice.
    var question: [Block] {
        [.prose(ask)] + zip(Self.letters, choices).map { .line("  \($0)  \($1)") }
    }

    /// `It is b: no`.
    var answerLine: String { "It is \(Self.letters[answer]): \(choices[answer])" }

    /// The answer with all that is said of it and of the other choices, for a class that has made every one of them.
    var discussion: [Block] {
        let others = choices.indices.compactMap { choice in
            reason(against: choice).map { Block.prose("Not \(Self.letters[choice]): \($0)") }
        }
        let said: [Block] = [.line(answerLine)] + (why.map { [.prose($0)] } ?? []) + others
        return Array(said.flatMap { [.line(""), $0] }.dropFirst())
    }

    static let letters = (0..<26).map { String(UnicodeScalar(UInt8(ascii: "a") + UInt8($0))) }
}
