import SwiftUI

// Buttons in all their forms, and styles of the program's own.

struct Filled: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding()
            .opacity(configuration.isPressed ? 0.5 : 1)
            .scaleEffect(configuration.isPressed ? 0.9 : 1)
    }
}

struct Quiet: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.onTapGesture { configuration.trigger() }
    }
}

struct Check: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            HStack {
                Image(systemName: configuration.isOn ? "checkmark" : "square")
                configuration.label
            }
        }
    }
}

struct Stacked: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.icon
            configuration.title
        }
    }
}

struct Bar: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        Text("\(configuration.fractionCompleted ?? 0)")
    }
}

extension ButtonStyle where Self == Filled {
    static var filled: Filled { Filled() }
}

struct Buttons: View {
    @State private var count = 0
    @State private var isOn = false
    func add() { count += 1 }

    var body: some View {
        VStack {
            Text("count \(count)")
            Button("Title") { add() }
            Button("Function", action: add)
            Button(action: { count += 1 }) { Text("Closure") }
            Button(action: add, label: { Text("Label") })
            Button {
                count += 1
            } label: {
                Label("Both", systemImage: "plus")
            }
            Button("Delete", role: .destructive) { count = 0 }
            Button("Cancel", role: .cancel, action: {})
            Button("Bordered") {}.buttonStyle(.bordered).buttonBorderShape(.capsule).tint(.red)
            Button("Prominent") {}.buttonStyle(.borderedProminent).controlSize(.large).keyboardShortcut(.defaultAction)
            Button("Plain") {}.buttonStyle(.plain).keyboardShortcut("k", modifiers: [.command, .shift])
            Button("Old") {}.buttonStyle(PlainButtonStyle()).hoverEffect(.lift)
            Button("Borderless") {}.buttonStyle(.borderless)
            Button("Filled") { count += 10 }.buttonStyle(Filled())
            Button("Static") { count += 100 }.buttonStyle(.filled)
            Button("Quiet") { count += 1000 }.buttonStyle(Quiet())
            Toggle("Check", isOn: $isOn).toggleStyle(Check())
            Toggle("Button", isOn: $isOn).toggleStyle(.button)
            Label("Stacked", systemImage: "star").labelStyle(Stacked())
            ProgressView(value: 0.5).progressViewStyle(Bar())
            Link("Site", destination: URL(string: "https://example.com")!)
            EditButton()
            ControlGroup {
                Button("One") {}
                Button("Two") {}
            }
            Menu("Menu") {
                Button("Item") { count += 1 }
                Menu("More") { Button("Deep") {} }
            }
            Menu {
                Button("Other") { count -= 1 }
            } label: {
                Image(systemName: "ellipsis")
            }
            .menuStyle(.automatic)
            Text("held").contextMenu { Button("Context") { count += 5 } }
        }
    }
}
