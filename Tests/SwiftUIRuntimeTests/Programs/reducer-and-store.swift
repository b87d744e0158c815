import SwiftUI
import Combine

protocol Reducer {
    associatedtype State
    associatedtype Action

    func reduce(_ state: inout State, _ action: Action) -> AnyPublisher<Action, Never>?
}

final class Store<R: Reducer>: ObservableObject {
    @Published private(set) var state: R.State
    private let reducer: R
    private var effects: [UUID: AnyCancellable] = [:]

    init(_ initial: R.State, reducer: R) {
        state = initial
        self.reducer = reducer
    }

    func send(_ action: R.Action) {
        guard let effect = reducer.reduce(&state, action) else { return }
        let id = UUID()
        effects[id] = effect
            .receive(on: DispatchQueue.main)
            .sink(
                receiveCompletion: { [weak self] _ in self?.effects[id] = nil },
                receiveValue: { [weak self] in self?.send($0) }
            )
    }

    func binding<Value>(_ keyPath: KeyPath<R.State, Value>, _ action: @escaping (Value) -> R.Action) -> Binding<Value> {
        Binding(
            get: { self.state[keyPath: keyPath] },
            set: { self.send(action($0)) }
        )
    }
}

struct Facts: Reducer {
    struct State: Equatable {
        var count = 0
        var fact: String?
        var isLoading = false
        var isLocked = false
    }

    enum Action {
        case increment
        case decrement
        case setLocked(Bool)
        case askForFact
        case receivedFact(String)
    }

    var lookUp: (Int) -> AnyPublisher<String, Never> = { number in
        Just("\(number) is \(number.isMultiple(of: 2) ? "even" : "odd")")
            .delay(for: 1, scheduler: DispatchQueue.main)
            .eraseToAnyPublisher()
    }

    func reduce(_ state: inout State, _ action: Action) -> AnyPublisher<Action, Never>? {
        switch action {
        case .increment where !state.isLocked:
            state.count += 1
            state.fact = nil
        case .decrement where !state.isLocked:
            state.count -= 1
            state.fact = nil
        case .increment, .decrement:
            break
        case let .setLocked(isLocked):
            state.isLocked = isLocked
        case .askForFact:
            state.isLoading = true
            return lookUp(state.count)
                .map(Action.receivedFact)
                .eraseToAnyPublisher()
        case .receivedFact(let fact):
            state.isLoading = false
            state.fact = fact
        }
        return nil
    }
}

struct FactView: View {
    @ObservedObject var store: Store<Facts>

    var body: some View {
        Form {
            Section {
                HStack {
                    Button("−") { store.send(.decrement) }
                    Text("\(store.state.count)")
                        .frame(minWidth: 40)
                    Button("+") { store.send(.increment) }
                }
                .buttonStyle(.borderless)
                Toggle("Locked", isOn: store.binding(\.isLocked, Facts.Action.setLocked))
            }
            Section {
                Button("Tell me a fact") { store.send(.askForFact) }
                if store.state.isLoading {
                    ProgressView()
                }
                if let fact = store.state.fact {
                    Text(fact)
                }
            }
        }
    }
}

#Preview {
    FactView(store: Store(.init(), reducer: Facts()))
}
