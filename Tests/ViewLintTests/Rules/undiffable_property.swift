import SwiftUI

class Plain {}
@Observable class Tracked {}
class Observed: ObservableObject {}
class Equal: Hashable {}
class EqualBelow: Equal {}

struct Bad<Content: View>: View {
    let title: String
    let onTap: () -> Void
    // expect undiffable_property: `onTap` is a closure, which differs whenever something captured does; with `@Equatable` on `Bad` and `@SkipEquatable` here it does not count
    var onEnd: ((Int) -> Void)?
    // expect undiffable_property: `onEnd` is a closure, which differs whenever something captured does; with `@Equatable` on `Bad` and `@SkipEquatable` here it does not count
    let handlers: [String: @Sendable () -> Void]
    // expect undiffable_property: `handlers` holds closures, which differ whenever something captured does; with `@Equatable` on `Bad` and `@SkipEquatable` here it does not count
    @ViewBuilder let content: () -> Content
    // expect undiffable_property: `content` is a closure that makes views, which differs whenever something captured does; keep what it makes, a `Content`, which the initialiser of `Bad` can ask it for
    let row: (Int) -> Content
    // expect undiffable_property: `row` is a closure that makes views, which differs whenever something captured does; it must be compared, since an old one would make old views: give `Bad` values, and let it make the views
    var footer: (() -> AnyView)?
    // expect undiffable_property: `footer` is a closure that makes views, which differs whenever something captured does; keep what it makes, an `AnyView`, which the initialiser of `Bad` can ask it for
    let shape: any Shape
    // expect undiffable_property: `shape` may hold a value of any type (`any Shape`), which has no `==`; a generic parameter or a concrete type can be compared
    let shapes: [any Shape]
    // expect undiffable_property: `shapes` may hold a value of any type (`[any Shape]`), which has no `==`; a generic parameter or a concrete type can be compared
    let anything: Any
    // expect undiffable_property: `anything` may hold a value of any type (`Any`), which has no `==`; a generic parameter or a concrete type can be compared
    let plain: Plain
    // expect undiffable_property: `plain` is an object of class `Plain`, compared by identity: an equal copy runs the body, and a change inside it is not seen
    let formatter = DateFormatter()
    // expect undiffable_property: `formatter` is a new `DateFormatter` in each new value of `Bad`, so that no two values are equal; keep it in a `@State` or outside
    var inner = Plain()
    // expect undiffable_property: `inner` is a new `Plain` in each new value of `Bad`, so that no two values are equal; keep it in a `@State` or outside

    var body: some View { Text(title) }
}

typealias Handler = () -> Void
protocol Store {}
enum Names { typealias Done = (Int) -> Void }

struct Behind: View {
    let onTap: Handler
    // expect undiffable_property: `onTap` is a closure, which differs whenever something captured does; with `@Equatable` on `Behind` and `@SkipEquatable` here it does not count
    var onEnd: Handler?
    // expect undiffable_property: `onEnd` is a closure, which differs whenever something captured does; with `@Equatable` on `Behind` and `@SkipEquatable` here it does not count
    let all: [Handler]
    // expect undiffable_property: `all` holds closures, which differ whenever something captured does; with `@Equatable` on `Behind` and `@SkipEquatable` here it does not count
    let wrapped: Optional<() -> Void>
    // expect undiffable_property: `wrapped` is a closure, which differs whenever something captured does; with `@Equatable` on `Behind` and `@SkipEquatable` here it does not count
    let store: Store
    // expect undiffable_property: `store` may hold a value of any type (`Store`), which has no `==`; a generic parameter or a concrete type can be compared
    let both: Store & Sendable
    // expect undiffable_property: `both` may hold a value of any type (`Store & Sendable`), which has no `==`; a generic parameter or a concrete type can be compared
    let error: Error?
    // expect undiffable_property: `error` may hold a value of any type (`Error`), which has no `==`; a generic parameter or a concrete type can be compared
    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    // expect undiffable_property: `timer` is a new `Publishers.Autoconnect` in each new value of `Behind`, so that no two values are equal; keep it in a `@State` or outside
    let later: Later
    // expect undiffable_property: `later` is a closure, which differs whenever something captured does; with `@Equatable` on `Behind` and `@SkipEquatable` here it does not count

    typealias Done = String
    let done: Done

    var body: some View { Text("a") }
}

typealias Event<Value> = (Value) -> Void
typealias Events<Value> = [Event<Value>]
typealias Chain = Handler
typealias Both<First, Second> = (First, Second)
typealias Boxed<Wrapped> = Optional<Wrapped>
struct Model {
    typealias Action = () -> Void
    typealias On<Value> = (Value) -> Void
    struct Inner {
        typealias Go = Action
        typealias Done = Int
        typealias Name = Done
    }
}

struct Aliases: View {
    let one: Event<Int>
    // expect undiffable_property: `one` is a closure, which differs whenever something captured does; with `@Equatable` on `Aliases` and `@SkipEquatable` here it does not count
    let again: Chain
    // expect undiffable_property: `again` is a closure, which differs whenever something captured does; with `@Equatable` on `Aliases` and `@SkipEquatable` here it does not count
    let several: Events<Int>
    // expect undiffable_property: `several` holds closures, which differ whenever something captured does; with `@Equatable` on `Aliases` and `@SkipEquatable` here it does not count
    let action: Model.Action
    // expect undiffable_property: `action` is a closure, which differs whenever something captured does; with `@Equatable` on `Aliases` and `@SkipEquatable` here it does not count
    let maybe: Model.On<Int>?
    // expect undiffable_property: `maybe` is a closure, which differs whenever something captured does; with `@Equatable` on `Aliases` and `@SkipEquatable` here it does not count
    let inner: Model.Inner.Go
    // expect undiffable_property: `inner` is a closure, which differs whenever something captured does; with `@Equatable` on `Aliases` and `@SkipEquatable` here it does not count
    let both: Both<Int, Chain>
    // expect undiffable_property: `both` holds closures, which differ whenever something captured does; with `@Equatable` on `Aliases` and `@SkipEquatable` here it does not count
    let boxed: Boxed<Chain>
    // expect undiffable_property: `boxed` is a closure, which differs whenever something captured does; with `@Equatable` on `Aliases` and `@SkipEquatable` here it does not count
    let named: [String: Event<Int>]
    // expect undiffable_property: `named` holds closures, which differ whenever something captured does; with `@Equatable` on `Aliases` and `@SkipEquatable` here it does not count
    let qualified: Swift.Optional<Chain>
    // expect undiffable_property: `qualified` is a closure, which differs whenever something captured does; with `@Equatable` on `Aliases` and `@SkipEquatable` here it does not count
    let plain: Both<Int, String>
    let hidden: Model.Inner.Name

    var body: some View { Text("a") }
}

struct Parameter<Store: Equatable>: View {
    let store: Store
    var body: some View { Text("a") }
}

struct Good<Content: View>: View {
    let title: String
    let content: Content
    let tracked: Tracked
    let equal: Equal
    let equalBelow: EqualBelow?
    @ObservedObject var observed: Observed
    @State private var plain = Plain()
    @Binding var isOn: Bool
    static let formatter = DateFormatter()
    private let print = { (text: String) in Swift.print(text) }

    var body: some View { Text(title + observed.name) }
}

@Equatable struct Marked: View {
    let title: String
    @SkipEquatable let onTap: () -> Void

    var body: some View { Text(title) }
}

struct Named: View, Equatable {
    let title: String
    let onTap: () -> Void

    static func == (a: Named, b: Named) -> Bool { a.title == b.title }
    var body: some View { Text(title) }
}

struct Extended: View {
    let onTap: () -> Void
    var body: some View { Text("a") }
}

// What is read of it is tracked.
@Model final class Stored { var title = "" }

struct OfStored: View {
    let stored: Stored
    var body: some View { Text(stored.title) }
}

struct NoView {
    let onTap: () -> Void
}

// file: Extended+Equatable.swift
extension Extended: Equatable {
    static func == (a: Extended, b: Extended) -> Bool { true }
}

// file: Later.swift
typealias Later = @MainActor () -> Void

struct Callbacks: View {
    // A default is what a caller may put something else in the place of.
    var onTap: () -> Void = {}
    // expect undiffable_property: `onTap` is a closure, which differs whenever something captured does; with `@Equatable` on `Callbacks` and `@SkipEquatable` here it does not count
    var onLongPress = { print("pressed") }
    // expect undiffable_property: `onLongPress` is a closure, which differs whenever something captured does; with `@Equatable` on `Callbacks` and `@SkipEquatable` here it does not count
    private var own: () -> Void = {}
    let constant: () -> Void = {}
    let handlers: RowHandlers
    // expect undiffable_property: `handlers` holds closures, which differ whenever something captured does; with `@Equatable` on `Callbacks` and `@SkipEquatable` here it does not count
    let setup: [RowSetup]?
    // expect undiffable_property: `setup` holds closures, which differ whenever something captured does; with `@Equatable` on `Callbacks` and `@SkipEquatable` here it does not count
    let choice: RowChoice
    // expect undiffable_property: `choice` holds closures, which differ whenever something captured does; with `@Equatable` on `Callbacks` and `@SkipEquatable` here it does not count
    let compared: ComparedHandlers

    var body: some View { Text("") }
}

struct RowHandlers { let tap: () -> Void }
struct RowSetup { let name: String; let handlers: RowHandlers }
enum RowChoice { case none, handled(by: RowHandlers) }
struct ComparedHandlers: Equatable {
    let tap: () -> Void
    static func == (a: Self, b: Self) -> Bool { true }
}

struct GivesItself: View {
    var onTap: () -> Void = {}

    init() {}

    var body: some View { Text("") }
}

/// What a wrapper that nobody knows stores, and whether SwiftUI updates the view through it.
struct Wrapped: View {
    @Injected var plain: PlainModel
    @Injected var onTap: () -> Void

    var body: some View { Text("\(plain.count)") }
}

final class PlainModel { var count = 0 }
