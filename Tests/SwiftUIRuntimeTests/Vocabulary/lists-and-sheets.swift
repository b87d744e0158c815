import SwiftUI

// What lists, sheets and fields take beside the usual.

struct Person: Hashable {
    let name: String
}

/// Shows in capitals what is kept in small letters.
struct Capitals: ParseableFormatStyle {
    struct Strategy: ParseStrategy {
        func parse(_ value: String) throws -> String { value.lowercased() }
    }
    var parseStrategy: Strategy { Strategy() }
    func format(_ value: String) -> String { value.uppercased() }
}

struct Contrast: View {
    @Environment(\.colorSchemeContrast) private var contrast
    @Environment(\.accessibilityReduceTransparency) private var isOpaque
    @Environment(\.accessibilityInvertColors) private var isInverted
    @Environment(\.accessibilityShowButtonShapes) private var showsShapes
    @Environment(\.accessibilitySwitchControlEnabled) private var hasSwitches
    @Environment(\.dismissSearch) private var dismissSearch
    var body: some View {
        VStack {
            Text(contrast == .increased ? "strong" : "soft")
            Text("\(isOpaque || isInverted || showsShapes || hasSwitches)")
            Button("end") { dismissSearch() }
        }
    }
}

struct People: View {
    @State private var chosen: Set<String> = []
    @State private var word = "abc"
    @State private var other: String? = "def"
    @State private var isShown = false
    @State private var height = PresentationDetent.medium
    @State private var time = Date(timeIntervalSince1970: 0)
    @State private var volume = 0.5
    var body: some View {
        VStack {
            List(["Ann", "Ben"].map { Person(name: $0) }, id: \.name, selection: $chosen) { person in
                Text(person.name).selectionDisabled().badge(2)
            }
            .badgeProminence(.increased)
            .listSectionSeparatorTint(.red, edges: .top)
            .listSectionSeparator(.hidden, edges: .bottom)
            TextField("word", value: $word, format: Capitals())
            TextField("other", value: $other, format: Capitals(), prompt: Text("a word"))
            DatePicker(selection: $time, in: Date(timeIntervalSince1970: 0)...) { Text("from") }
            DatePicker(selection: $time, in: ...Date(timeIntervalSince1970: 86_400), displayedComponents: .date) { Text("until") }
            Slider(value: $volume, in: 0...1, onEditingChanged: { _ in }) { Text("volume") }
            Slider(value: $volume, in: 0...1, step: 0.25, onEditingChanged: { _ in }) { Text("steps") }
            Button("more") { isShown = true }
            Contrast()
        }
        .popover(isPresented: $isShown, attachmentAnchor: .point(.top), arrowEdge: .bottom) {
            Text("more of it").presentationDetents([.medium, .large], selection: $height)
        }
        .popover(item: .constant(Int?.none), attachmentAnchor: .rect(.bounds)) { Text("\($0)") }
    }
}

extension Int: @retroactive Identifiable {
    public var id: Int { self }
}
