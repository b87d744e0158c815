// set view_complexity warning 4
// set view_complexity error 6
import SwiftUI

// Four: the closures of VStack and HStack, and two properties.
struct AtTheLimit: View {
    var body: some View {
        VStack {
            title
            HStack { subtitle }
        }
        .onAppear { print("not a view") }
    }

    var title: some View { Text("a") }
    var subtitle: some View { Text("b") }
    var unused: some View { VStack { VStack { Text("never asked") } } }
}

// Five: `row` is one, however often it is called.
struct Above: View {
// expect view_complexity: the body of `Above` composes views through 5 properties, functions and closures, more than 4: a change of any input runs them all
    let names: [String]

    var body: some View {
        VStack {
            row("a")
            row("b")
            Group { footer }
            Button("Add") { print("not a view") }
        }
    }

    func row(_ name: String) -> some View { HStack { Text(name) } }
    var footer: some View { Text("end") }
}

struct FarAbove: View {
// expect view_complexity: the body of `FarAbove` composes views through 7 properties, functions and closures, more than 6: a change of any input runs them all
    var body: some View {
        VStack { HStack { ZStack { Group { Form { Section { List { Text("deep") } } } } } } }
    }
}

struct Scattered: View {
// expect view_complexity: the body of `Scattered` composes views through 5 properties, functions and closures, more than 4: a change of any input runs them all
    var body: some View {
        VStack { first }
    }
}

// file: Scattered+Parts.swift
extension Scattered {
    var first: some View { HStack { second } }
    @ViewBuilder func builder() -> some View { Text("never asked") }
    var second: some View { Group { Text("b") } }
}
