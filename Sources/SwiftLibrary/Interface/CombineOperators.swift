extension Publisher {
    /// Gives the values and the end to closures, until the result is cancelled or released.
    func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        _attach(receiveValue, receiveCompletion)
    }
    /// Gives the values to a closure, until the result is cancelled or released.
    func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable { _attach(receiveValue, { _ in }) }
    /// Stores each value in a property of an object.
    func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        _attach({ object[keyPath: keyPath] = $0 }, { _ in })
    }
    /// The same publisher without its own type.
    func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
    /// The same values; in a session everything happens on one queue.
    func receive<S>(on scheduler: S) -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
    /// The same values; in a session everything happens on one queue.
    func subscribe<S>(on scheduler: S) -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

    /// What the closure makes of each value.
    func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
        AnyPublisher<T, Failure>(_attachment: { receiveValue, receiveCompletion in
            self._attach({ receiveValue(transform($0)) }, receiveCompletion)
        })
    }
    /// A part of each value.
    func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> {
        map({ $0[keyPath: keyPath] })
    }
    /// What the closure makes of each value, without the nils.
    func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
        AnyPublisher<T, Failure>(_attachment: { receiveValue, receiveCompletion in
            self._attach({ value in
                if let new = transform(value) { receiveValue(new) }
            }, receiveCompletion)
        })
    }
    /// The values for which the closure says yes.
    func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        AnyPublisher<Output, Failure>(_attachment: { receiveValue, receiveCompletion in
            self._attach({ value in
                if isIncluded(value) { receiveValue(value) }
            }, receiveCompletion)
        })
    }
    /// All results of combining the values so far, beginning with an initial one.
    func scan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> {
        AnyPublisher<T, Failure>(_attachment: { receiveValue, receiveCompletion in
            var result = initialResult
            return self._attach({ value in
                result = nextPartialResult(result, value)
                receiveValue(result)
            }, receiveCompletion)
        })
    }
    /// The result of combining all values, when they have ended.
    func reduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> {
        AnyPublisher<T, Failure>(_attachment: { receiveValue, receiveCompletion in
            var result = initialResult
            return self._attach({ result = nextPartialResult(result, $0) }, { completion in
                if case .finished = completion { receiveValue(result) }
                receiveCompletion(completion)
            })
        })
    }
    /// All values as one array, when they have ended.
    func collect() -> AnyPublisher<[Output], Failure> {
        AnyPublisher<[Output], Failure>(_attachment: { receiveValue, receiveCompletion in
            var values: [Output] = []
            return self._attach({ values.append($0) }, { completion in
                if case .finished = completion { receiveValue(values) }
                receiveCompletion(completion)
            })
        })
    }
    /// The values as arrays of so many; the last one may be shorter.
    func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
        AnyPublisher<[Output], Failure>(_attachment: { receiveValue, receiveCompletion in
            var values: [Output] = []
            return self._attach({ value in
                values.append(value)
                if values.count < count { return }
                let full = values
                values = []
                receiveValue(full)
            }, { completion in
                if case .finished = completion, !values.isEmpty { receiveValue(values) }
                receiveCompletion(completion)
            })
        })
    }
    /// The values without the first ones.
    func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
        AnyPublisher<Output, Failure>(_attachment: { receiveValue, receiveCompletion in
            var left = count
            return self._attach({ value in
                if left > 0 { left -= 1 } else { receiveValue(value) }
            }, receiveCompletion)
        })
    }
    /// The first values, no more than so many.
    func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
        AnyPublisher<Output, Failure>(_attachment: { receiveValue, receiveCompletion in
            let outlet = _Outlet<Output, Failure>(receiveValue, receiveCompletion)
            var left = maxLength
            if left > 0 {
                outlet.attach(self) { value in
                    left -= 1
                    outlet.send(value)
                    if left == 0 { outlet.end(.finished) }
                }
            }
            return outlet.opened()
        })
    }
    /// The first value.
    func first() -> AnyPublisher<Output, Failure> { prefix(1) }
    /// The first value for which the closure says yes.
    func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        filter(predicate).prefix(1)
    }
    /// A value, then those of the publisher.
    func prepend(_ element: Output) -> AnyPublisher<Output, Failure> {
        AnyPublisher<Output, Failure>(_attachment: { receiveValue, receiveCompletion in
            receiveValue(element)
            return self._attach(receiveValue, receiveCompletion)
        })
    }
    /// The values without those that follow an equivalent one.
    func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
        AnyPublisher<Output, Failure>(_attachment: { receiveValue, receiveCompletion in
            var last: Output?
            return self._attach({ value in
                if let previous = last, predicate(previous, value) { return }
                last = value
                receiveValue(value)
            }, receiveCompletion)
        })
    }
    /// Tells closures what passes by.
    func handleEvents(
        receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
    ) -> AnyPublisher<Output, Failure> {
        AnyPublisher<Output, Failure>(_attachment: { pass, end in
            self._attach({ value in
                receiveOutput?(value)
                pass(value)
            }, { completion in
                receiveCompletion?(completion)
                end(completion)
            })
        })
    }
    /// Gives a value in the place of an error.
    func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
        AnyPublisher<Output, Never>(_attachment: { receiveValue, receiveCompletion in
            self._attach(receiveValue, { completion in
                if case .failure = completion { receiveValue(output) }
                receiveCompletion(.finished)
            })
        })
    }
    /// Goes on with another publisher after an error.
    func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> AnyPublisher<Output, P.Failure>
        where P.Output == Output
    {
        AnyPublisher<Output, P.Failure>(_attachment: { receiveValue, receiveCompletion in
            var next: AnyCancellable?
            let first = self._attach(receiveValue, { completion in
                switch completion {
                case .finished: receiveCompletion(.finished)
                case .failure(let error): next = handler(error)._attach(receiveValue, receiveCompletion)
                }
            })
            return AnyCancellable({
                first.cancel()
                next?.cancel()
            })
        })
    }
    /// Begins anew after an error, up to so many times.
    func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
        if retries <= 0 { return eraseToAnyPublisher() }
        return self.catch { _ in self.retry(retries - 1) }
    }
    /// Prints what passes by.
    func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> {
        let start = prefix.isEmpty ? "" : prefix + ": "
        return handleEvents(
            receiveOutput: { _printLine(start + "receive value: (\($0))") },
            receiveCompletion: { completion in
                switch completion {
                case .finished: _printLine(start + "receive finished")
                case .failure(let error): _printLine(start + "receive error: (\(error))")
                }
            })
    }
}

extension Publisher where Output == Data {
    /// The values that JSON stands for.
    func decode<Item: Decodable>(type: Item.Type, decoder: JSONDecoder) -> AnyPublisher<Item, any Error> {
        tryMap { try decoder.decode(type, from: $0) }
    }
}

extension Publisher where Output: Encodable {
    /// The values as JSON.
    func encode(encoder: JSONEncoder) -> AnyPublisher<Data, any Error> { tryMap { try encoder.encode($0) } }
}

extension Publisher where Output: Equatable {
    /// The values without those that repeat the one before.
    func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: { $0 == $1 }) }
}

/// `print` under a name that a publisher's own `print` does not hide.
func _printLine(_ text: String) { print(text) }

extension Publisher where Failure == Never {
    /// Its values for `for await`.
    var values: AsyncStream<Output> {
        AsyncStream<Output> { continuation in
            let subscription = _attach({ continuation.yield($0) }, { _ in continuation.finish() })
            continuation.onTermination = { _ in subscription.cancel() }
        }
    }
}
extension Publisher {
    /// What a closure makes of each value, or its error.
    func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<T, any Error> {
        AnyPublisher(_attachment: { receiveValue, receiveCompletion in
            var isOver = false
            return self._attach({ value in
                if isOver { return }
                do {
                    receiveValue(try transform(value))
                } catch {
                    isOver = true
                    receiveCompletion(.failure(error))
                }
            }, { completion in
                if isOver { return }
                switch completion {
                case .finished: receiveCompletion(.finished)
                case .failure(let error): receiveCompletion(.failure(error))
                }
            })
        })
    }
    /// The same values with another error.
    func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E> {
        AnyPublisher(_attachment: { receiveValue, receiveCompletion in
            self._attach(receiveValue, { completion in
                switch completion {
                case .finished: receiveCompletion(.finished)
                case .failure(let error): receiveCompletion(.failure(transform(error)))
                }
            })
        })
    }
    /// Other values in place of `nil`.
    func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T? { map { $0 ?? output } }
    /// The values of one publisher for all receivers.
    func share() -> AnyPublisher<Output, Failure> {
        let subject = PassthroughSubject<Output, Failure>()
        let source = _Shared()
        return AnyPublisher(_attachment: { receiveValue, receiveCompletion in
            let attachment = subject._attach(receiveValue, receiveCompletion)
            source.count += 1
            if source.count == 1 { source.upstream = self._attach({ subject.send($0) }, { subject.send(completion: $0) }) }
            return AnyCancellable({
                attachment.cancel()
                source.count -= 1
                if source.count == 0 { source.upstream = nil }
            })
        })
    }
    /// The last value.
    func last() -> AnyPublisher<Output, Failure> {
        AnyPublisher<Output, Failure>(_attachment: { receiveValue, receiveCompletion in
            var last: Output?
            return self._attach({ last = $0 }, { completion in
                if case .finished = completion, let last { receiveValue(last) }
                receiveCompletion(completion)
            })
        })
    }
    /// How many values there are.
    func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }
    /// Values until a condition fails.
    func prefix(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        AnyPublisher(_attachment: { receiveValue, receiveCompletion in
            let outlet = _Outlet<Output, Failure>(receiveValue, receiveCompletion)
            outlet.attach(self) { value in
                if predicate(value) { outlet.send(value) } else { outlet.end(.finished) }
            }
            return outlet.opened()
        })
    }
    /// Values from the first one on for which a condition fails.
    func drop(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        AnyPublisher(_attachment: { receiveValue, receiveCompletion in
            var isDropping = true
            return self._attach({ value in
                if isDropping && predicate(value) { return }
                isDropping = false
                receiveValue(value)
            }, receiveCompletion)
        })
    }
    /// More values after the last one.
    func append(_ elements: Output...) -> AnyPublisher<Output, Failure> {
        AnyPublisher(_attachment: { receiveValue, receiveCompletion in
            self._attach(receiveValue, { completion in
                if case .finished = completion { for element in elements { receiveValue(element) } }
                receiveCompletion(completion)
            })
        })
    }
}

extension Publisher where Failure == Never {
    /// The same values, as from a publisher that may fail.
    func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E> {
        AnyPublisher(_attachment: { receiveValue, receiveCompletion in
            self._attach(receiveValue, { _ in receiveCompletion(.finished) })
        })
    }
}

/// What `share` is attached to.
final class _Shared {
    var count = 0
    var upstream: AnyCancellable?
    init() {}
}
