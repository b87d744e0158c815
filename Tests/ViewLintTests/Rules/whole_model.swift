import SwiftUI

struct Profile {
    var name: String
    var points: Int
    var email: String
    var initials: String { String(name.prefix(1)) }
}

final class Store: ObservableObject {
    @Published var title = ""
    @Published var items: [String] = []
    @Published var isLoading = false
}

@Observable final class Tracked {
    var title = ""
    var items: [String] = []
}

final class Loader: ObservableObject {
    let path = "a"
    var task: Int?
    @Published var image: String?
}

struct Loaded: View {
    @ObservedObject var loader: Loader

    var body: some View { Text(loader.path + (loader.image ?? "")) }
}

struct Bad: View {
    let profile: Profile
    // expect whole_model: `Bad` reads `name` of `profile` and runs when any of the 3 properties of `Profile` changes; give it what it reads
    @ObservedObject var store: Store
    // expect whole_model: `Bad` reads `title` of `store` and runs when any of the 3 properties of `Store` changes; give it what it reads
    @EnvironmentObject var shared: Store
    // expect whole_model: `Bad` reads `isLoading` and `title` of `shared` and runs when any of the 3 properties of `Store` changes; give it what it reads

    var body: some View {
        VStack {
            Text(profile.name)
            label
            Text(shared.title)
            if shared.isLoading { ProgressView() }
        }
    }

    private var label: some View { Text(store.title) }
}

struct Good: View {
    let profile: Profile
    let whole: Profile
    let named: Profile
    let missing: Missing
    let tracked: Tracked
    @ObservedObject var store: Store

    var body: some View {
        VStack {
            Text(profile.name)
            Text("\(profile.points)")
            Text(profile.email)
            Other(profile: whole)
            Text(named.initials)
            Text(missing.name)
            Text(tracked.title)
            List(store.items, id: \.self) { Text($0) }
            Text(store.title)
            if store.isLoading { ProgressView() }
        }
    }
}

struct Pair {
    let key: String
    let value: String
}

struct PairRow: View {
    let pair: Pair

    var body: some View { Text(pair.key + pair.value) }
}

struct KeyRow: View {
    let pair: Pair
    // expect whole_model: `KeyRow` reads `key` of `pair` and runs when any of the 2 properties of `Pair` changes; give it what it reads

    var body: some View { Text(pair.key) }
}

struct Fields: Equatable {
    var title = ""
    var detail = ""
    var count = 0
}

struct Bound: View {
    @Binding var fields: Fields
    // expect whole_model: `Bound` reads `title` of `fields` and runs when any of the 3 properties of `Fields` changes; give it what it reads

    var body: some View { TextField("title", text: $fields.title) }
}

struct Perhaps: View {
    let fields: Fields?
    // expect whole_model: `Perhaps` reads `title` of `fields` and runs when any of the 3 properties of `Fields` changes; give it what it reads

    var body: some View { Text(fields?.title ?? "") }
}

struct Copied: View {
    let fields: Fields
    // expect whole_model: `Copied` reads `title` of `fields` and runs when any of the 3 properties of `Fields` changes; give it what it reads
    let perhaps: Fields?
    // expect whole_model: `Copied` reads `count` of `perhaps` and runs when any of the 3 properties of `Fields` changes; give it what it reads
    let passed: Fields
    let changed: Fields

    var body: some View {
        let copy = fields
        let whole = passed
        var draft = changed
        VStack {
            Text(copy.title)
            if let some = perhaps { Text("\(some.count)") }
            Other(profile: whole)
            Text(draft.title)
        }
    }
}
