import SwiftUI

// What assistive technologies are told.

struct Spoken: View {
    @State private var value = 3
    var body: some View {
        VStack {
            Image(systemName: "star")
                .accessibilityLabel("Star")
                .accessibilityHint("gives a star")
                .accessibilityValue("\(value)")
                .accessibilityHidden(false)
                .accessibilityIdentifier("star")
                .accessibilityAddTraits(.isButton)
                .accessibilityRemoveTraits(.isImage)
                .accessibilityElement()
                .accessibilityElement(children: .combine)
                .accessibilityInputLabels(["star", "favourite"])
                .accessibilityAdjustableAction { direction in
                    switch direction {
                    case .increment: value += 1
                    case .decrement: value -= 1
                    @unknown default: break
                    }
                }
                .accessibilityAction { value = 0 }
                .accessibilitySortPriority(1)
                .accessibility(label: Text("old"))
                .accessibility(hidden: false)
            Text("wheel")
                .focusable()
                .digitalCrownRotation(.constant(1.0))
                .hidden()
        }
    }
}
