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
    @State private var second: Entry
    static let shared = UUID()
    let epoch = Date(timeIntervalSince1970: 0)
    var make: () -> UUID = { UUID() }

    private let isLate: Bool

    init(due: Date, entry: Entry?) {
        _first = State(initialValue: Date())
        let shown = entry ?? Entry(created: Date())
        _second = State(initialValue: shown)
        isLate = due < Date()
        if due < .distantFuture, Date.now > due { print("late") }
    }

    var body: some View {
        Button("Again") { token = UUID() }
    }
}

struct Entry {
    var created: Date
}

struct HalfKept: View {
    @State private var first: Date
    let second: Date

    init() {
        let now = Date()
        // expect unstable_value: `Date()` is different each time, so that a new `HalfKept` never equals the last one and its body always runs
        _first = State(initialValue: now)
        second = now
    }

    var body: some View { Text(second, style: .time) }
}

// A model may well have an id of its own.
struct Item: Identifiable {
    let id = UUID()
    var date = Date()
}

struct Implied: View {
    var when: Date = .now
    // expect unstable_value: `.now` is different each time, so that a new `Implied` never equals the last one and its body always runs
    let id: UUID = .init()
    // expect unstable_value: `.init()` is different each time, so that a new `Implied` never equals the last one and its body always runs
    var ids = (1...3).map { _ in UUID() }
    // expect unstable_value: `UUID()` is different each time, so that a new `Implied` never equals the last one and its body always runs
    let made: Date
    @State private var kept: Date = .now
    @State private var given: Date

    init() {
        made = .now
        // expect unstable_value: `.now` is different each time, so that a new `Implied` never equals the last one and its body always runs
        self.given = .now
    }

    var body: some View { Text("") }
}

struct ImpliedRandom: View {
    let side: Int
    var angle: Double = .random(in: 0..<1)
    // expect unstable_value: `.random(in: 0..<1)` is different each time, so that a new `ImpliedRandom` never equals the last one and its body always runs

    init() {
        side = .random(in: 1...6)
        // expect unstable_value: `.random(in: 1...6)` is different each time, so that a new `ImpliedRandom` never equals the last one and its body always runs
    }

    var body: some View { Text("\(side)") }
}
