import SwiftUI

struct Message: Identifiable, Equatable {
    enum Sender { case me, other }

    let id: Int
    let sender: Sender
    let text: String
}

@MainActor
@Observable
final class Conversation {
    private(set) var messages: [Message] = [
        Message(id: 0, sender: .other, text: "Are we still on for tonight?"),
        Message(id: 1, sender: .me, text: "Yes! Eight o'clock?")
    ]
    private(set) var isOtherTyping = false

    func send(_ text: String) async {
        append(text, from: .me)
        isOtherTyping = true
        defer { isOtherTyping = false }
        do {
            try await Task.sleep(for: .seconds(2))
            append("You said: \(text)", from: .other)
        } catch {
            append("(not delivered)", from: .other)
        }
    }

    private func append(_ text: String, from sender: Message.Sender) {
        messages.append(Message(id: messages.count, sender: sender, text: text))
    }
}

struct Bubble: View, Equatable {
    let message: Message

    private var isMine: Bool { message.sender == .me }

    var body: some View {
        Text(message.text)
            .padding(.horizontal, 14)
            .padding(.vertical, 8)
            .background(isMine ? Color.accentColor : Color(white: 0.9), in: .rect(cornerRadius: 18, style: .continuous))
            .foregroundStyle(isMine ? .white : .primary)
            .frame(maxWidth: .infinity, alignment: isMine ? .trailing : .leading)
    }
}

struct TypingIndicator: View {
    @State private var isUp = false

    var body: some View {
        HStack(spacing: 4) {
            ForEach(0..<3) { index in
                Circle()
                    .frame(width: 8, height: 8)
                    .offset(y: isUp ? -4 : 4)
                    .animation(
                        .easeInOut(duration: 0.5).repeatForever().delay(Double(index) * 0.15),
                        value: isUp
                    )
            }
        }
        .foregroundStyle(.secondary)
        .onAppear { isUp = true }
    }
}

struct Composer: View {
    @State private var draft = ""
    @FocusState private var isFocused: Bool
    let send: (String) -> Void

    var body: some View {
        HStack(alignment: .bottom) {
            TextField("Message", text: $draft, axis: .vertical)
                .lineLimit(1...4)
                .textFieldStyle(.roundedBorder)
                .focused($isFocused)
            Button {
                send(draft)
                draft.removeAll()
                isFocused = true
            } label: {
                Label("Send", systemImage: "arrow.up.circle.fill")
                    .labelStyle(.iconOnly)
                    .font(.title)
            }
            .disabled(draft.allSatisfy(\.isWhitespace))
            .keyboardShortcut(.return, modifiers: .command)
        }
        .padding()
        .background(.bar)
    }
}

struct ChatScreen: View {
    @State private var conversation = Conversation()

    var body: some View {
        ScrollViewReader { proxy in
            ScrollView {
                LazyVStack(spacing: 8) {
                    ForEach(conversation.messages) { message in
                        Bubble(message: message)
                            .equatable()
                    }
                    if conversation.isOtherTyping {
                        TypingIndicator()
                            .frame(maxWidth: .infinity, alignment: .leading)
                    }
                }
                .padding(.horizontal)
            }
            .onChange(of: conversation.messages) { _, messages in
                guard let last = messages.last else { return }
                withAnimation { proxy.scrollTo(last.id, anchor: .bottom) }
            }
            .scrollDismissesKeyboard(.interactively)
        }
        .safeAreaInset(edge: .bottom, spacing: 0) {
            Composer { text in
                Task { await conversation.send(text) }
            }
        }
        .navigationTitle("Robin")
    }
}

#Preview {
    NavigationStack {
        ChatScreen()
    }
}
