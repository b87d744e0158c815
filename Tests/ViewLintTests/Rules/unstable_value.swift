import SwiftUI

struct Bad: View {
    let token = UUID()
    // expect unstable_value: `UUID()` is different each time, so that a new `Bad` never equals the last one and its body always runs
    var start: Date = Date()
    // expect unstable_value: `Date()` is different each time, so that a new `Bad` never equals the last one and its body always runs
    var lucky = Int.random(in: 0..<10)
    // expect unstable_value: `random` is different each time, so that a new `Bad` never equals the last one and its body always runs
    let now = Date.now
    // expect unstable_value: `Date.now` is different each time, so that a new `Bad` never equals the last one and its body always runs
    let seed: Int

    init(names: [String]) {
        seed = Int.random(in: 0..<100)
        // expect unstable_value: `random` is different each time, so that a new `Bad` never equals the last one and its body always runs
        self.start = Date()
        // expect unstable_value: `Date()` is different each time, so that a new `Bad` never equals the last one and its body always runs
    }

    var body: some View { Text("\(seed)") }
}

struct Good: View {
    @State private var token = UUID()
    @State private var first: Date
    static let shared = UUID()
    let epoch = Date(timeIntervalSince1970: 0)
    var make: () -> UUID = { UUID() }

    init() {
        _first = State(initialValue: Date())
    }

    var body: some View {
        Button("Again") { token = UUID() }
    }
}

// A model may well have an id of its own.
struct Item: Identifiable {
    let id = UUID()
    var date = Date()
}
