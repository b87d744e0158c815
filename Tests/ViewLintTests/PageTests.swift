import Foundation
import LessonKit
import Playground
import Testing
@testable import ViewLint

/// The pages of the rules: the bad example is one, the good one is none, and the counts are what the engine counts.
@Suite struct PageTests {
    static let names = Rule.all.map(\.name)

    private func lesson(_ name: String) throws -> Lesson {
        let rule = try #require(Rule.named(name))
        return try LessonLibrary.lesson(at: try RulePage.path(of: rule, executable: nil))
    }

    private func source(_ step: Lesson.Step) -> String {
        step.parts.compactMap { if case .swift(let source) = $0 { source.text } else { nil } }.joined(separator: "\n")
    }

    @Test(arguments: names)
    func theCountsAreTheEngines(name: String) throws {
        let rule = try #require(Rule.named(name))
        let path = try RulePage.path(of: rule, executable: nil)
        let check = LessonCheck { Session(SessionConfiguration(makeHost: { makeProgramHost() })) }
        for response in check.run([path]) {
            #expect(response.ok, "\(TextRenderer().render(response).joined(separator: "\n"))")
        }
        #expect(try !RulePage.text(of: rule).contains("\nerror: "))
    }

    @Test(arguments: names)
    func theBadExampleIsFoundAndTheGoodOneIsNot(name: String) throws {
        let lesson = try lesson(name)
        let bad = source(try #require(lesson.steps.first { $0.id == "bad" }))
        let good = source(try #require(lesson.steps.first { $0.id == "good" }))
        #expect(rules(bad).contains(name))
        // The good example takes the place of its namesakes in the bad one.
        let session = Session(SessionConfiguration(makeHost: { makeProgramHost() }))
        _ = session.declare(ProgramFile(name: "page.swift", text: bad))
        #expect(session.declare(ProgramFile(name: "page.swift", text: good)).ok)
        #expect(!rules(session.source.map(\.text).joined()).contains(name))
    }

    @Test(arguments: names)
    func thePageNamesALesson(name: String) throws {
        let rule = try #require(Rule.named(name))
        let page = try RulePage.text(of: rule)
        #expect(page.hasPrefix("# \(name)\n"))
        #expect(page.contains(":learn \(rule.lesson)`"))
        #expect(try LessonLibrary.find().lessons.contains { $0.id == rule.lesson })
    }

    private func rules(_ text: String) -> [String] {
        Linter().lint([(path: "page.swift", text: text)]).findings.map(\.rule)
    }
}
