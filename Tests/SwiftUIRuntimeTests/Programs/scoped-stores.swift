import SwiftUI
import Combine

final class Store<State, Action>: ObservableObject {
    @Published private(set) var state: State
    private let reduce: (inout State, Action) -> Void
    private var parent: AnyCancellable?

    init(_ initial: State, reduce: @escaping (inout State, Action) -> Void) {
        state = initial
        self.reduce = reduce
    }

    func send(_ action: Action) {
        reduce(&state, action)
    }

    func scope<LocalState, LocalAction>(
        state toLocal: @escaping (State) -> LocalState,
        action toGlobal: @escaping (LocalAction) -> Action
    ) -> Store<LocalState, LocalAction> {
        let local = Store<LocalState, LocalAction>(toLocal(state)) { _, action in
            self.send(toGlobal(action))
        }
        local.parent = $state
            .dropFirst()
            .map(toLocal)
            .sink { [weak local] in local?.state = $0 }
        return local
    }

    func scopeRemovingDuplicates<LocalState: Equatable, LocalAction>(
        state toLocal: @escaping (State) -> LocalState,
        action toGlobal: @escaping (LocalAction) -> Action
    ) -> Store<LocalState, LocalAction> {
        let local = Store<LocalState, LocalAction>(toLocal(state)) { _, action in
            self.send(toGlobal(action))
        }
        local.parent = $state
            .dropFirst()
            .map(toLocal)
            .removeDuplicates()
            .sink { [weak local] in local?.state = $0 }
        return local
    }
}

struct AppState: Equatable {
    var first = 0
    var second = 0
}

enum CounterAction { case increment, decrement }

enum AppAction {
    case first(CounterAction)
    case second(CounterAction)
}

func counterReducer(_ count: inout Int, _ action: CounterAction) {
    switch action {
    case .increment: count += 1
    case .decrement: count -= 1
    }
}

func appReducer(_ state: inout AppState, _ action: AppAction) {
    switch action {
    case let .first(action): counterReducer(&state.first, action)
    case let .second(action): counterReducer(&state.second, action)
    }
}

struct CounterView: View {
    @ObservedObject var store: Store<Int, CounterAction>
    let name: String

    var body: some View {
        HStack {
            Button("\(name) −") { store.send(.decrement) }
            Text("\(store.state)")
            Button("\(name) +") { store.send(.increment) }
        }
    }
}

struct ScopedScreen: View {
    private let first: Store<Int, CounterAction>
    private let second: Store<Int, CounterAction>

    init(store: Store<AppState, AppAction>) {
        first = store.scope(state: \.first, action: AppAction.first)
        second = store.scopeRemovingDuplicates(state: \.second, action: AppAction.second)
    }

    var body: some View {
        VStack {
            CounterView(store: first, name: "Chatty")
            CounterView(store: second, name: "Quiet")
        }
    }
}

#Preview {
    ScopedScreen(store: Store(AppState(), reduce: appReducer))
}
