import Foundation
import Playground

/// A lesson to begin with: a part of each kind, in the order that teaches best.
public struct LessonTemplate {
    public let id: String
    public let title: String
    /// Where it is written.
    public let path: String

    /// `08-small-views` becomes the lesson `small-views`, titled "Small views", in the file `08-small-views.md`.
    public init(name: String) throws(Failure) {
        path = name.hasSuffix(".md") ? name : name + ".md"
        let file = path.split(separator: "/").last?.dropLast(3) ?? ""
        let words = file.lowercased().split { !$0.isLetter && !$0.isNumber }
        let named = words.drop { $0.allSatisfy(\.isNumber) }
        let kept = named.isEmpty ? words[...] : named
        guard let first = kept.first else { throw Failure("`\(name)` has no letter to name a lesson by") }
        id = kept.joined(separator: "-")
        title = ([first.prefix(1).uppercased() + first.dropFirst()] + kept.dropFirst().map(String.init)).joined(separator: " ")
    }

    /// Writes the lesson with what its transcripts print now. A file that is there is left alone.
    public func write(makeSession: @escaping () -> Session) throws(Failure) {
        guard !FileManager.default.fileExists(atPath: path) else { throw Failure("there is a file `\(path)` already", hint: "name another one") }
        let lesson = try Lesson(parsing: text, file: path)
        let (response, recorded) = LessonCheck(promotes: true, makeSession: makeSession).check(lesson, text: text)
        guard response.ok, let recorded else { throw Failure(response.diagnostics) }
        try writeTextFile(path, recorded)
    }

    var text: String {
        """
        ---
        id: \(id)
        title: \(title)
        minutes: 5
        concepts: [body]
        needs: []
        ---

        # \(title)

        Say in a sentence or two what this lesson is about, and why anyone should care.

        ## A first look

        Show a program that is as small as it can be.

        ```swift
        import SwiftUI

        struct Total: View {
          let count: Int

          var body: some View {
            Text("Total: \\(count)")
          }
        }

        struct Shop: View {
          @State private var count = 0

          var body: some View {
            VStack {
              Total(count: count)
              Button("Add") { count += 1 }
            }
          }
        }
        ```

        <!-- A comment is for the presenter: what to say, what to ask. -->

        ```viewlab
        > :show Shop()
        ```

        ## What will happen?

        Let the learner guess before the engine counts.

        ```predict
        ask: How many bodies run when the button is tapped?
        input: :tap "Add"
        measure: body
        choices: [0, 1, 2]
        why: |
          `Shop` read `count`, and the new `Total` holds another number than the old one. One would be right if
          `Total` were compared and found equal.
        ```

        ```viewlab
        > :tap "Add"
        ```

        ```question
        ask: Why did the body of `Total` run?
        choices:
          - Because its parent ran.
          - Because its `count` changed.
        answer: 2
        why: |
          A child of a parent that ran is compared first. It runs when it differs.
        reasons:
          - |
            That alone is no reason: a child that is equal to the one before is skipped.
        ```

        ## Put it right

        ```task
        ask: |
          `Badge` runs at each tap and always draws the same. Change the program so that it runs no more.

          The two views change together: type both in one entry, with Alt-Enter between them, or use `:edit`.
        start: |
          struct Badge: View {
            let count: Int

            var body: some View {
              Text("New")
            }
          }

          struct Shop: View {
            @State private var count = 0

            var body: some View {
              VStack {
                Badge(count: count)
                Total(count: count)
                Button("Add") { count += 1 }
              }
            }
          }
        do:
          - :show Shop()
          - :tap "Add"
        check:
          - Badge.body == 0
          - total.Badge.body == 1
          - Total.body == 1
          - 'Badge shows "New"'
          - 'screen contains "Total: 1"'
        hints:
          - "`:show Shop()`, tap Add, and then ask `:why Badge`. It says which of its properties changed."
          - Its body does not need that property.
        solution: |
          struct Badge: View {
            var body: some View {
              Text("New")
            }
          }

          struct Shop: View {
            @State private var count = 0

            var body: some View {
              VStack {
                Badge()
                Total(count: count)
                Button("Add") { count += 1 }
              }
            }
          }
        why: |
          A view is compared by what it holds, whether its body uses it or not.
        ```

        What you take along: one sentence.

        """
    }
}
