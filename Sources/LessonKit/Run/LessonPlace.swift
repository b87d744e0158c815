import Foundation

/// Where a learner stands in a lesson, as the log of a session keeps it.
struct LessonPlace: Codable, Equatable {
    /// The lesson's id, and the path under which it was read: an id alone names the lessons that came with the command.
    var lesson: String
    var file: String
    /// The step's id.
    var step: String
    /// How many parts of the step are behind the learner; the last of them asks something where it waits for an answer.
    var part: Int
    var isAsked: Bool
    var inputsDone: Int
    var hintsGiven: Int

    /// As text, in one line.
    var text: String? {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) }
    }
}

extension LessonPlace {
    /// Nil for a text that says no place.
    init?(text: String) {
        guard let place = try? JSONDecoder().decode(LessonPlace.self, from: Data(text.utf8)) else { return nil }
        self = place
    }
}
