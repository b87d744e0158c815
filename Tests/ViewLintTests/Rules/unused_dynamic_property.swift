import SwiftUI

struct Bad: View {
    @Environment(\.colorScheme) private var colorScheme
    // expect unused_dynamic_property: `colorScheme` is not used in the body of `Bad`, and SwiftUI runs the body for it all the same
    @EnvironmentObject var store: Store
    // expect unused_dynamic_property: `store` is not used in the body of `Bad`, and SwiftUI runs the body for it all the same
    @ObservedObject var model: Model
    // expect unused_dynamic_property: `model` is not used in the body of `Bad`, and SwiftUI runs the body for it all the same
    @AppStorage("theme") var theme = "light"
    // expect unused_dynamic_property: `theme` is not used in the body of `Bad`, and SwiftUI runs the body for it all the same
    @Environment(\.locale) var locale
    // expect unused_dynamic_property: `locale` is not used in the body of `Bad`, and SwiftUI runs the body for it all the same

    var body: some View {
        Text("nothing of it")
    }

    func helper() -> String { locale.identifier }
}

struct Good: View {
    @Environment(\.colorScheme) private var colorScheme
    @EnvironmentObject var store: Store
    @ObservedObject var model: Model
    // Only what is read of it counts.
    @Environment(Session.self) var session
    // SwiftUI runs the body for these only when it read them.
    @State private var unread = 0
    @Binding var bound: Int
    @Environment(\.dismiss) private var dismiss
    @Environment(\.openURL) var openURL

    var body: some View {
        VStack {
            title
            Button("Done") { finish() }
            Toggle("On", isOn: $model.isOn)
        }
    }

    private var title: some View {
        Text(self.store.name).foregroundStyle(colorScheme == .dark ? .white : .black)
    }

    private func finish() {
        dismiss()
        openURL(store.url)
    }
}

struct Scattered: View {
    @EnvironmentObject var store: Store
}

// file: Scattered+Body.swift
extension Scattered {
    var body: some View { Text(store.name) }
}

struct Dimmed: ViewModifier {
    @Environment(\.colorScheme) private var scheme
    // expect unused_dynamic_property: `scheme` is not used in the body of `Dimmed`, and SwiftUI runs the body for it all the same
    @Environment(\.isEnabled) private var isEnabled

    func body(content: Content) -> some View { content.opacity(isEnabled ? 1 : 0.5) }
}

struct ByKeyPath: View {
    @ObservedObject var store: Store

    var body: some View { Text(self[keyPath: \.store.title]) }
}

struct OfTheType: View {
    @Environment(\.currentDate) private static var currentDate
    @StateObject var store = Store(date: Self.currentDate)

    var body: some View { Text(store.title) }
}

// file: Kept.swift
final class Timekeeper: ObservableObject {
    let started = 3
    private var timer: Timer?
}

final class Announcing: ObservableObject {
    var count = 0 { willSet { objectWillChange.send() } }
}

final class Above: Base, ObservableObject {}

struct Keeping: View {
    @StateObject private var timekeeper = Timekeeper()
    @StateObject private var announcing = Announcing()
    // expect unused_dynamic_property: `announcing` is not used in the body of `Keeping`, and SwiftUI runs the body for it all the same
    @ObservedObject var above: Above
    // expect unused_dynamic_property: `above` is not used in the body of `Keeping`, and SwiftUI runs the body for it all the same

    var body: some View { Text("a") }
}
