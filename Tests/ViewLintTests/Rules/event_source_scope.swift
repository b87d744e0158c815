import SwiftUI

struct Bad: View {
    @State private var seconds = 0
    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    // expect undiffable_property: `timer` is a new `Publishers.Autoconnect` in each new value of `Bad`, so that no two values are equal; keep it in a `@State` or outside

    var body: some View {
        VStack {
            HStack { header }
            HStack { footer }
            List { rows }
        }
        .onReceive(timer) { _ in seconds += 1 }
        // expect event_source_scope: what this changes in `Bad` runs a body that composes views through 7 properties, functions and closures; put it on a small view of its own
        .onAppear { Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in seconds += 1 } }
        // expect event_source_scope: what this changes in `Bad` runs a body that composes views through 7 properties, functions and closures; put it on a small view of its own
        .task { for await note in notes { seconds += note } }
        // expect event_source_scope: what this changes in `Bad` runs a body that composes views through 7 properties, functions and closures; put it on a small view of its own
        .task { await load() }
    }

    private var header: some View { Text("header") }
    private var footer: some View { Text("footer") }
    private var rows: some View { Text("\(seconds)") }
}

struct Good: View {
    var body: some View {
        VStack {
            HStack { header }
            HStack { footer }
            List { Clock() }
        }
    }

    private var header: some View { Text("header") }
    private var footer: some View { Text("footer") }
}

struct Clock: View {
    @State private var seconds = 0
    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    // expect undiffable_property: `timer` is a new `Publishers.Autoconnect` in each new value of `Clock`, so that no two values are equal; keep it in a `@State` or outside

    var body: some View {
        Text("\(seconds)").onReceive(timer) { _ in seconds += 1 }
    }
}

struct Large: View {
    @State private var seconds = 0
    @State private var names: [String]?
    let inspection: Inspection

    var body: some View {
        VStack {
            Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6"); Text("7"); Text("\(seconds)")
        }
        .onReceive(ticks) { _ in seconds += 1 }
        // expect event_source_scope: what this changes in `Large` runs a body that makes 9 views; put it on a small view of its own
        .onReceive(ticks) { _ in reload() }
        // expect event_source_scope: what this changes in `Large` runs a body that makes 9 views; put it on a small view of its own
        .onReceive(ticks, perform: tick)
        // expect event_source_scope: what this changes in `Large` runs a body that makes 9 views; put it on a small view of its own
        // What changes nothing runs nothing.
        .onReceive(ticks) { _ in print("tick") }
        .onReceive(inspection.notice) { self.inspection.visit(self, $0) }
        .onReceive(ticks) { _ in if seconds > 3 { print("tick \(seconds)") } }
        .onReceive(ticks) { _ in change(&seconds) }
        // expect event_source_scope: what this changes in `Large` runs a body that makes 9 views; put it on a small view of its own
        .onReceive(ticks) { _ in names?.append("a") }
        // expect event_source_scope: what this changes in `Large` runs a body that makes 9 views; put it on a small view of its own
    }

    private func reload() { seconds = 0 }
}

struct Timeline: View {
    var body: some View {
        TimelineView(.periodic(from: .now, by: 1)) { context in
        // expect event_source_scope: this makes its content at each of its times, 9 views; put in it what shows the time, and the rest around it
            VStack {
                Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6"); Text("7"); Text("\(context.date)")
            }
        }
        TimelineView(.periodic(from: .now, by: 1)) { context in Text("\(context.date)") }
    }
}
