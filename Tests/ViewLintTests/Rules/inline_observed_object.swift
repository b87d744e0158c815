import SwiftUI

final class Model: ObservableObject {
    @Published var count = 0
}

struct Bad: View {
    @ObservedObject var model = Model()
    // expect inline_observed_object: each new value of `Bad` makes another `Model` and forgets the last; a `@StateObject` is made once
    @ObservedObject private var shop = Shop.Model(name: "a")
    // expect inline_observed_object: each new value of `Bad` makes another `Model` and forgets the last; a `@StateObject` is made once
    @ObservedObject var other: Model = .init()
    // expect inline_observed_object: each new value of `Bad` makes another `Model` and forgets the last; a `@StateObject` is made once

    var body: some View { Text("\(model.count) \(shop.count) \(other.count)") }
}

struct Good: View {
    @StateObject private var own = Model()
    @ObservedObject var given: Model
    @ObservedObject var shared = Model.shared

    var body: some View { Text("\(own.count) \(given.count) \(shared.count)") }
}
