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

struct InInitializer: View {
    @ObservedObject var model: Model
    @ObservedObject var second: Model
    @ObservedObject var third: Model
    @ObservedObject var given: Model

    init(given: Model = Model()) {
        model = Model()
        // expect inline_observed_object: each new value of `InInitializer` makes another `Model` and forgets the last; a `@StateObject` is made once
        _second = ObservedObject(wrappedValue: Model())
        // expect inline_observed_object: each new value of `InInitializer` makes another `Model` and forgets the last; a `@StateObject` is made once
        self._third = .init(initialValue: .init())
        // expect inline_observed_object: each new value of `InInitializer` makes another `Model` and forgets the last; a `@StateObject` is made once
        _given = ObservedObject(wrappedValue: given)
    }

    var body: some View { Text("\(model.count) \(second.count) \(third.count) \(given.count)") }
}
