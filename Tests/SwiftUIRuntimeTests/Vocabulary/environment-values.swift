import SwiftUI

// Values of the environment that fewer programs read, and those of the focus.

struct DraftKey: FocusedValueKey { typealias Value = Binding<String> }

extension FocusedValues {
    var draft: Binding<String>? {
        get { self[DraftKey.self] }
        set { self[DraftKey.self] = newValue }
    }
}

struct Surroundings: View {
    @Environment(\.pixelLength) private var pixelLength
    @Environment(\.headerProminence) private var headerProminence
    @Environment(\.isFocused) private var isFocused
    @Environment(\.backgroundStyle) private var backgroundStyle
    @Environment(\.legibilityWeight) private var legibilityWeight
    @Environment(\.symbolVariants) private var symbolVariants
    @Environment(\.contentTransition) private var contentTransition
    @Environment(\.disableAutocorrection) private var disableAutocorrection
    @Environment(\.keyboardShortcut) private var keyboardShortcut
    @Environment(\.controlActiveState) private var controlActiveState
    @Environment(\.appearsActive) private var appearsActive
    @Environment(\.isSceneCaptured) private var isSceneCaptured
    @Environment(\.menuIndicatorVisibility) private var menuIndicatorVisibility
    @Environment(\.backgroundProminence) private var backgroundProminence
    @Environment(\.requestReview) private var requestReview
    @Environment(\.openSettings) private var openSettings
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows
    @Environment(\.verticalScrollIndicatorVisibility) private var verticalScrollIndicatorVisibility
    @Environment(\.scrollDismissesKeyboardMode) private var scrollDismissesKeyboardMode
    @FocusedBinding(\.draft) private var draft
    @FocusedValue(\.draft) private var offered

    var body: some View {
        VStack {
            Text("\(Double(pixelLength)) \(legibilityWeight == .bold ? "bold" : "regular") \(headerProminence == .increased ? "increased" : "standard")")
            Text(isFocused || isSceneCaptured || supportsMultipleWindows ? "other" : "usual")
            Text(disableAutocorrection == true ? "as typed" : "corrected").symbolVariant(symbolVariants == .none ? .circle.fill : .none)
            Text(appearsActive && controlActiveState == .key ? "active" : "inactive").contentTransition(contentTransition)
            Text(backgroundStyle == nil && keyboardShortcut == nil && draft == nil && offered == nil ? "nothing" : "something")
            Text("\(menuIndicatorVisibility) \(backgroundProminence) \(scrollDismissesKeyboardMode)")
                .environment(\.horizontalScrollIndicatorVisibility, verticalScrollIndicatorVisibility)
            Button("Actions") {
                requestReview()
                openSettings()
                dismissWindow(id: "main")
            }
        }
    }
}

struct AllSurroundings: View {
    @State private var draft = ""
    @State private var scope = 1
    @State private var query = ""
    var body: some View {
        NavigationView {
            List {
                Surroundings()
                NavigationLink("Detail") { Text("detail") }.isDetailLink(false)
                ShareLink(item: "text", preview: SharePreview("Text")) { Image(systemName: "square") }
                ShareLink(items: ["one", "two"])
                if let image = UIImage(contentsOfFile: "none.png") { Image(uiImage: image) }
            }
            .searchable(text: $query)
            .searchScopes($scope) { Text("One").tag(1) }
        }
        .environment(\.legibilityWeight, .bold)
        .environment(\.headerProminence, .increased)
        .environment(\.disableAutocorrection, true)
        .focusedValue(\.draft, $draft)
        .focusedSceneValue(\.draft, $draft)
    }
}
