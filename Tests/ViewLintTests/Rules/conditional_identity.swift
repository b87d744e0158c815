import SwiftUI

struct Bad: View {
    let isOn: Bool

    var body: some View {
        VStack {
            if isOn {
            // expect conditional_identity: both branches build `Row`, and each is an identity of its own: a change of the condition loses the state; put the condition inside the call
                Row(title: "on")
            } else {
                Row(title: "off")
            }
            other
        }
    }

    @ViewBuilder private var other: some View {
        if isOn { Long(title: "a") } else { Long(title: "a", isLong: true) }
        // expect conditional_identity: both branches build `Long`, and each is an identity of its own: a change of the condition loses the state; put the condition inside the call
        if isOn { Row(title: "a").bold() } else { Row(title: "a") }
        // expect conditional_identity: both branches build `Row`, and each is an identity of its own: a change of the condition loses the state; put the condition inside the call
    }
}

struct Chains: View {
    let isOn: Bool
    let isOff: Bool

    var body: some View {
        VStack {
            if isOn {
            // expect conditional_identity: all 3 branches build `Row`, and each is an identity of its own: a change of the condition loses the state; put the condition inside the call
                Row(title: "on")
            } else if isOff {
                Row(title: "off")
            } else {
                Row(title: "neither")
            }
            if isOn {
                Text("on")
            } else if isOff {
            // expect conditional_identity: both branches build `Row`, and each is an identity of its own: a change of the condition loses the state; put the condition inside the call
                Row(title: "off")
            } else {
                Row(title: "neither")
            }
            if isOn { Row(title: "on") } else if isOff { Row(title: "off") } else { Text("neither") }
            if #available(iOS 17, *) {
                Row(title: "new")
            } else if isOff {
            // expect conditional_identity: both branches build `Row`, and each is an identity of its own: a change of the condition loses the state; put the condition inside the call
                Row(title: "off")
            } else {
                Row(title: "old")
            }
            if isOn { Row(title: "on") } else if isOff { Row(title: "off") }
        }
    }
}

struct Good: View {
    let isOn: Bool
    let name: String?

    var body: some View {
        VStack {
            Row(title: isOn ? "on" : "off")
            if isOn {
                Text("on")
            } else {
                Image(systemName: "xmark")
            }
            if isOn {
                HStack { Text("on") }
            } else {
                HStack { Image(systemName: "xmark") }
            }
            if isOn {
                Row(title: "only")
            }
            if let name {
                Row(title: name)
                Text("two")
            } else {
                Row(title: "none")
            }
            Button("Act") {
                if isOn { print("a") } else { print("b") }
                if isOn { Task { print("a") } } else { Task { print("b") } }
            }
            if isOn {
                Button { print("a") } label: { Text("a") }
            } else {
                Button { print("b") } label: { Image("b") }
            }
            if isOn { Text("now") } else { Text(Date.now, style: .time) }
            if let name { Text(name) } else { Text("none") }
            if isOn { Text("on").bold() } else { Text("off").foregroundStyle(.red) }
            // As long as the program runs it is the same branch.
            if #available(iOS 17, *) { Row(title: "new") } else { Row(title: "old") }
            if isOn { Text("on") } else if #unavailable(iOS 17) { Row(title: "old") } else { Row(title: "new") }
        }
    }

    private func title() -> String {
        if isOn { String("a") } else { String("b") }
    }
}

struct Long: View {
    let title: String
    var isLong = false

    var body: some View { Text(title) }
}

struct Choices: View {
    let isOn: Bool

    var body: some View {
        VStack {
            switch isOn {
            // expect conditional_identity: both branches build `Row`, and each is an identity of its own: a change of the condition loses the state; put the condition inside the call
            case true: Row(title: "on")
            case false: Row(title: "off")
            }
            switch isOn {
            case true: Row(title: "on")
            case false: Text("off")
            }
            if isOn { Rectangle() } else { Rectangle() }
            if isOn { Image("a") } else { Image("b") }
            // expect conditional_identity: both branches build `Image`, and each is an identity of its own: a change of the condition puts another in its place; put the condition inside the call
            // Two that are meant to be two.
            if isOn { Row(title: "on").id(1) } else { Row(title: "off").id(2) }
            if isOn { Row(title: "on").transition(.slide) } else { Row(title: "off").transition(.opacity) }
            // Two types.
            if isOn { Frame(content: Text("on")) } else { Frame(content: Image("off")) }
            one
        }
    }

    /// Without a builder it is one value, and one identity.
    private var one: some View {
        if isOn { Row(title: "on") } else { Row(title: "off") }
    }
}

struct Frame<Content: View>: View {
    let content: Content

    var body: some View { content }
}

/// Several initialisers, whose calls cannot be made one.
struct Icon: View {
    let name: String

    init(image: String) { name = image }
    init(symbol: String, color: Int) { name = symbol }

    var body: some View { Text(name) }
}

struct TwoInitializers: View {
    let isOn: Bool

    var body: some View {
        VStack {
            if isOn { Icon(image: "x") } else { Icon(symbol: "y", color: 3) }
            if isOn { Icon(image: "x") } else { Icon(image: "y") }
            // expect conditional_identity: both branches build `Icon`, and each is an identity of its own: a change of the condition loses the state; put the condition inside the call
        }
    }
}
