// show Screen()
import SwiftUI

/// A choice that a builder makes of two identities, and one that is a value and so one identity.
struct Screen: View {
    enum Kind: Equatable { case plain, bold }

    @State private var on = true
    @State private var kind = Kind.plain

    var body: some View {
        VStack {
            Toggle("on", isOn: $on)
            Button("kind") { kind = kind == .plain ? .bold : .plain }
            choice
            built
            picked(kind)
            returned
        }
    }

    var choice: some View {
        if on { Row(title: "a") } else { Row(title: "b") }
    }

    @ViewBuilder var built: some View {
        if on { Row(title: "c") } else { Row(title: "d") }
    }

    func picked(_ kind: Kind) -> some View {
        switch kind {
        case .plain: Row(title: "e")
        case .bold: Row(title: "f")
        }
    }

    var returned: some View {
        if on { return Row(title: "g") }
        return Row(title: "h")
    }
}

struct Row: View {
    let title: String
    @State private var count = 0

    var body: some View { Button("\(title) \(count)") { count += 1 } }
}
