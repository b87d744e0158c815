import Foundation
import Testing

/// What a learner might do instead of what a task asks for: each lesson's check refuses it.
@Suite struct FalseAnswerTests {
    private static let lessons = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../Lessons").standardizedFileURL

    struct FalseAnswer: CustomTestStringConvertible, Sendable {
        /// What the lesson's file begins with.
        var lesson: String
        /// What it does.
        var testDescription: String
        var text: String
    }

    @Test(arguments: answers)
    func itIsRefused(answer: FalseAnswer) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("viewlab-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("answer.swift")
        try Data(answer.text.utf8).write(to: file)
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.lessons.path)
        let lesson = try #require(names.first { $0.hasPrefix(answer.lesson + "-") })
        let result = try viewlab("check", Self.lessons.path + "/" + lesson, "--solution", file.path)
        #expect(result.status == 1)
        #expect(result.output.contains("the solution does not solve the task"), "\(result.output)")
    }

    private static let answers = [
        FalseAnswer(lesson: "01", testDescription: "a banner that is empty, beside its text", text: #"""
            struct Banner: View {
              var body: some View { EmptyView() }
            }
            struct Shop: View {
              @State private var count = 0
              var body: some View {
                VStack {
                  Text("Welcome to the shop")
                  Banner()
                  Total(count: count)
                  Button("Add") { count += 1 }
                }
              }
            }
            """#),
        FalseAnswer(lesson: "02", testDescription: "a number that was known before", text: #"""
            struct Ticket: View {
              var body: some View { Text("Your number: 448") }
            }
            """#),
        FalseAnswer(lesson: "03", testDescription: "a number that is written out", text: #"""
            struct NumberScreen: View {
              @State private var number = 0
              var body: some View {
                let _ = number
                VStack {
                  Parity(number: 0).equatable()
                  Button("Two more") { number += 2 }
                  Button("One more") { number += 1 }
                }
              }
            }
            """#),
        FalseAnswer(lesson: "04", testDescription: "a legend that is written out", text: #"""
            struct Legend: View {
              var body: some View {
                VStack {
                  Text("o open")
                  Text("s shut")
                }
              }
            }
            struct Chart: View {
              @State private var page = 1
              @State private var meanings = ["open", "shut"]
              var body: some View {
                VStack {
                  Text("Page \(page)")
                  Legend()
                  Button("Next") { page += 1 }
                  Button("Add") { meanings.append("torn") }
                }
              }
            }
            """#),
        FalseAnswer(lesson: "05", testDescription: "rows that all do the same", text: #"""
            struct Cafe: View {
              @State private var counts = [0, 0, 0, 0]
              let names = ["Tea", "Coffee", "Milk", "Water"]
              var body: some View {
                VStack {
                  ForEach(0..<4, id: \.self) { index in
                    Row(title: "\(names[index]) \(counts[index])") { counts[0] += 1 }
                  }
                }
              }
            }
            @Equatable
            struct Row: View {
              let title: String
              @SkipEquatable let onTap: () -> Void
              var body: some View { Button(title, action: onTap) }
            }
            """#),
        FalseAnswer(lesson: "06", testDescription: "keys that do nothing", text: #"""
            struct Till: View {
              @State private var sum = 0
              @State private var journal = Journal()

              var body: some View {
                VStack {
                  Text("Sum \(sum)")
                  Button("Coin") { sum += 5 }
                  Key(title: "Write") { }
                  Key(title: "Begin anew") { }
                }
              }
            }
            """#),
        FalseAnswer(lesson: "07", testDescription: "a chip that is dead", text: #"""
            struct Chip: View, Equatable {
              let text: String
              let onTap: () -> Void
              static func == (a: Chip, b: Chip) -> Bool { a.text == b.text }
              var body: some View { Button(text, action: onTap) }
            }
            struct Bar: View {
              @State private var a = 0
              var body: some View {
                HStack {
                  Chip(text: "A \(a)") { a += 1 }
                  Chip(text: "B 0") { }
                }
              }
            }
            """#),
        FalseAnswer(lesson: "08", testDescription: "a level that never changes", text: #"""
            struct Tank: View {
              @State private var level = 7
              @State private var tick = 0
              var body: some View {
                VStack {
                  TankLevel(level: 7, tick: 0)
                  Button("Measure \(tick)") { tick += 1 }
                  Button("Fill") { level += 1 }
                }
              }
            }
            """#),
        FalseAnswer(lesson: "11", testDescription: "a place that never changes", text: #"""
            struct Place: View {
              var body: some View { Text("In Bern") }
            }
            struct Leader: View {
              let leads: Bool
              var body: some View { Text(leads ? "Home leads" : "Home does not lead") }
            }
            struct Board: View {
              @State private var match = Match()
              var body: some View {
                VStack {
                  Place()
                  Score(match: match)
                  Leader(leads: match.home > match.guests)
                  Button("Goal for home") { match.home += 1 }
                  Button("Goal for guests") { match.guests += 1 }
                  Button("Second leg") { match.city = "Ulm" }
                }
              }
            }
            """#),
        FalseAnswer(lesson: "15", testDescription: "a name that is written out", text: #"""
            struct RaceName: View {
              var body: some View { Text("Spring Cup") }
            }
            @Observable final class Race { var name = "Spring Cup"; var laps = 0 }
            struct LapCount: View {
              let race: Race
              var body: some View { Text("Laps \(race.laps)") }
            }
            struct Track: View {
              @State private var race = Race()
              var body: some View {
                VStack {
                  RaceName()
                  LapCount(race: race)
                  Button("Lap") { race.laps += 1 }
                  Button("Autumn") { race.name = "Autumn Cup" }
                }
              }
            }
            """#),
        FalseAnswer(lesson: "16", testDescription: "a name that never changes, and a draft that nobody writes", text: #"""
            @Observable final class Model { var name = "Ada"; var unread = 0; var draft = "" }
            struct NameLine: View {
              let model: Model
              var body: some View { Text("Name Ada") }
            }
            struct UnreadLine: View {
              let model: Model
              var body: some View { Text("Unread \(model.unread)") }
            }
            struct Home: View {
              @State private var model = Model()
              var body: some View {
                VStack {
                  NameLine(model: model)
                  UnreadLine(model: model)
                  Button("Mail") { model.unread += 1 }
                  Button("Write") { }
                  Button("Send") { print("sent \(model.draft)") }
                  Button("Marry") { model.name = "Ada L." }
                }
              }
            }
            """#),
        FalseAnswer(lesson: "17", testDescription: "a language that never changes", text: #"""
            @Observable final class EditorSettings { var language = "English"; var keys = 0 }
            struct Language: View {
              var body: some View { Text("English") }
            }
            struct KeyCount: View {
              @Environment(EditorSettings.self) private var settings
              var body: some View { Text("Keys \(settings.keys)") }
            }
            struct Imprint: View {
              var body: some View { Text("Printed in Bern") }
            }
            struct Editor: View {
              @State private var settings = EditorSettings()
              var body: some View {
                VStack {
                  Language()
                  KeyCount()
                  Imprint()
                  Button("Key") { settings.keys += 1 }
                  Button("Switch") { settings.language = "French" }
                }
                .environment(settings)
              }
            }
            """#),
        FalseAnswer(lesson: "20", testDescription: "one page for all", text: #"""
            struct ContactRow: View {
              let number: Int
              var body: some View { NavigationLink("Contact \(number)", value: number) }
            }
            struct PhoneBook: View {
              var body: some View {
                NavigationStack {
                  List {
                    ForEach(0..<300, id: \.self) { number in ContactRow(number: number) }
                  }
                  .navigationDestination(for: Int.self) { _ in ContactPage(number: 2) }
                }
              }
            }
            """#),
        FalseAnswer(lesson: "22", testDescription: "a report that is not made", text: #"""
            @Observable
            final class Chat {
              var messages = [
                Message(number: 0, text: "Hi"),
                Message(number: 1, text: "Hello"),
              ]
              var draft = ""

              func receive() {
                let number = messages.count
                messages.insert(Message(number: number, text: "Message \(number)"), at: 0)
              }

              func report(_ text: String) {
                print("reported \(text)")
              }
            }

            struct MessageRow: View {
              let message: Message
              let onReport: (String) -> Void
              @State private var likes = 0

              var body: some View {
                HStack {
                  Button("\(message.text), \(likes) likes") { likes += 1 }
                  Button("Report \(message.number)") { }
                }
              }
            }

            struct ChatTitle: View {
              var body: some View {
                Text("Chat")
              }
            }

            struct DraftLine: View {
              let chat: Chat

              var body: some View {
                Text("Draft: \(chat.draft)")
              }
            }

            struct ChatScreen: View {
              @State private var chat = Chat()

              var body: some View {
                VStack {
                  ChatTitle()
                  ForEach(chat.messages) { message in
                    MessageRow(message: message, onReport: chat.report)
                  }
                  DraftLine(chat: chat)
                  Button("Type a") { chat.draft += "a" }
                  Button("Receive") { chat.receive() }
                }
              }
            }
            """#),
        FalseAnswer(lesson: "22", testDescription: "a screen that runs at each letter, with nothing below it", text: #"""
            struct ChatTitle: View { var body: some View { Text("Chat") } }
            struct ChatScreen: View {
              @StateObject private var chat = Chat()
              var body: some View {
                VStack {
                  ChatTitle()
                  ForEach(chat.messages) { message in
                    MessageRow(message: message, onReport: { [chat] in chat.report(message.text) })
                  }
                  draftLine
                  Button("Type a") { chat.draft += "a" }
                  Button("Receive") { chat.receive() }
                }
              }
              private var draftLine: some View { Text("Draft: \(chat.draft)") }
            }
            """#),
    ]
}
