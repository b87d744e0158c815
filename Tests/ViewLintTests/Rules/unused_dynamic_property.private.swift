private final class Watch: ObservableObject {
    let monitor = 3
}

struct Watching: View {
    @StateObject private var watch = Watch()

    var body: some View { Text("a") }
}

// file: Telling.swift
private final class Told: ObservableObject {
    let monitor = 3
}

struct Telling: View {
    @StateObject private var told = Told()
    // expect unused_dynamic_property: `told` is not used in the body of `Telling`, and SwiftUI runs the body for it all the same

    var body: some View { Text("a") }
}

struct Teller {
    func tell(_ object: some ObservableObject) { object.objectWillChange.send() }
}
