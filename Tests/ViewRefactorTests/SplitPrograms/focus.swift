// show Form(title: "Sign up")
import SwiftUI

/// A focus that several parts share, and methods whose defaults are left out.
struct Form: View {
    enum Field { case name, mail }

    let title: String
    @State private var name = ""
    @State private var mail = ""
    @State private var log: [String] = []
    @FocusState private var field: Field?

    var body: some View {
        VStack {
            Text(title)
            entries
            state
            tools
            if !log.isEmpty {
                history
            }
        }
    }

    private var entries: some View {
        VStack {
            TextField("Name", text: $name)
                .focused($field, equals: .name)
            TextField("Mail", text: $mail)
                .focused($field, equals: .mail)
            Button("next") { field = field == .name ? .mail : .name }
        }
    }

    private var state: some View {
        HStack {
            Text(field == nil ? "idle" : "typing")
            Text("\(name.count + mail.count) characters")
        }
    }

    private var tools: some View {
        HStack {
            Button("note") { note("noted") }
            Button("twice") { note("again", times: 2) }
            Button("leave") {
                field = nil
                note(mark: "-")
            }
        }
    }

    private var history: some View {
        Text(log.joined(separator: " "))
    }

    private func note(_ text: String = "left", times: Int = 1, mark: String = "+") {
        log += Array(repeating: mark + text, count: times)
    }
}
