import SwiftUI

struct Bad: View {
    let isOn: Bool

    var body: some View {
        VStack {
            row(isOn)
            AnyView(Text("always"))
            // expect any_view: `AnyView` hides the type of its view: a list must build every row to count them, and another type inside is another identity; a `@ViewBuilder` keeps the types
        }
    }

    func row(_ isOn: Bool) -> AnyView {
        if isOn {
            return AnyView(Text("on").bold())
            // expect any_view: `AnyView` hides the type of its view: a list must build every row to count them, and another type inside is another identity; a `@ViewBuilder` keeps the types
        }
        return Image(systemName: "xmark").eraseToAnyView()
        // expect any_view: `AnyView` hides the type of its view: a list must build every row to count them, and another type inside is another identity; a `@ViewBuilder` keeps the types
    }
}

struct Good: View {
    let isOn: Bool

    var body: some View { row(isOn) }

    @ViewBuilder func row(_ isOn: Bool) -> some View {
        if isOn {
            Text("on").bold()
        } else {
            Image(systemName: "xmark")
        }
    }
}

// Not a view: what a factory hands out is its own affair.
enum Factory {
    static func make() -> AnyView { AnyView(Text("made")) }
}

struct Stored: View {
    let content: AnyView
    // expect any_view: `AnyView` hides the type of its view: a list must build every row to count them, and another type inside is another identity; a `@ViewBuilder` keeps the types
    var badge: AnyView?
    // expect any_view: `AnyView` hides the type of its view: a list must build every row to count them, and another type inside is another identity; a `@ViewBuilder` keeps the types

    var body: some View { VStack { content; badge } }
}

// A tree of its own: nothing around it knows the type of what is in it.
struct Exporting: View {
    var body: some View {
        Button("Export") {
            let renderer = ImageRenderer(content: AnyView(Text("made").padding()))
            print(renderer.uiImage as Any, Window(root: AnyView(Text("made"))))
        }
    }
}

final class Window {
    init(root: AnyView) {}
}
