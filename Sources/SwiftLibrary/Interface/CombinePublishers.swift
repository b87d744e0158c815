// Combine's operators on several publishers, in the form of types.

extension Publishers {
    /// The newest values of two publishers, once each has one.
    struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        typealias Output = (A.Output, B.Output)
        typealias Failure = A.Failure
        let a: A
        let b: B
        init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }
        func _attach(_ receiveValue: @escaping ((A.Output, B.Output)) -> Void, _ receiveCompletion: @escaping (Subscribers.Completion<A.Failure>) -> Void) -> AnyCancellable {
            a.combineLatest(b)._attach(receiveValue, receiveCompletion)
        }
    }
    /// The newest values of three publishers, once each has one.
    struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher where A.Failure == B.Failure, B.Failure == C.Failure {
        typealias Output = (A.Output, B.Output, C.Output)
        typealias Failure = A.Failure
        let a: A
        let b: B
        let c: C
        init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }
        func _attach(_ receiveValue: @escaping ((A.Output, B.Output, C.Output)) -> Void, _ receiveCompletion: @escaping (Subscribers.Completion<A.Failure>) -> Void) -> AnyCancellable {
            a.combineLatest(b).combineLatest(c)._attach({ receiveValue(($0.0.0, $0.0.1, $0.1)) }, receiveCompletion)
        }
    }
    /// The newest values of four publishers, once each has one.
    struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        typealias Output = (A.Output, B.Output, C.Output, D.Output)
        typealias Failure = A.Failure
        let a: A
        let b: B
        let c: C
        let d: D
        init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }
        func _attach(_ receiveValue: @escaping ((A.Output, B.Output, C.Output, D.Output)) -> Void, _ receiveCompletion: @escaping (Subscribers.Completion<A.Failure>) -> Void) -> AnyCancellable {
            a.combineLatest(b).combineLatest(c).combineLatest(d)._attach({ receiveValue(($0.0.0.0, $0.0.0.1, $0.0.1, $0.1)) }, receiveCompletion)
        }
    }
    /// All values of two publishers as they come.
    struct Merge<A: Publisher, B: Publisher>: Publisher where A.Output == B.Output, A.Failure == B.Failure {
        typealias Output = A.Output
        typealias Failure = A.Failure
        let a: A
        let b: B
        init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }
        func _attach(_ receiveValue: @escaping (A.Output) -> Void, _ receiveCompletion: @escaping (Subscribers.Completion<A.Failure>) -> Void) -> AnyCancellable {
            a.merge(with: b)._attach(receiveValue, receiveCompletion)
        }
    }
    /// All values of three publishers as they come.
    struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher where A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure {
        typealias Output = A.Output
        typealias Failure = A.Failure
        let a: A
        let b: B
        let c: C
        init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }
        func _attach(_ receiveValue: @escaping (A.Output) -> Void, _ receiveCompletion: @escaping (Subscribers.Completion<A.Failure>) -> Void) -> AnyCancellable {
            a.merge(with: b).merge(with: c)._attach(receiveValue, receiveCompletion)
        }
    }
    /// All values of some publishers as they come.
    struct MergeMany<Upstream: Publisher>: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
        let publishers: [Upstream]
        init(_ upstream: Upstream...) { publishers = upstream }
        init(_ upstream: [Upstream]) { publishers = upstream }
        func _attach(_ receiveValue: @escaping (Upstream.Output) -> Void, _ receiveCompletion: @escaping (Subscribers.Completion<Upstream.Failure>) -> Void) -> AnyCancellable {
            var running = publishers.count
            let attachments = publishers.map {
                $0._attach(receiveValue, { completion in
                    running -= 1
                    if running == 0 { receiveCompletion(completion) }
                })
            }
            return AnyCancellable({ for attachment in attachments { attachment.cancel() } })
        }
    }
    /// The values of two publishers in pairs.
    struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        typealias Output = (A.Output, B.Output)
        typealias Failure = A.Failure
        let a: A
        let b: B
        init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }
        func _attach(_ receiveValue: @escaping ((A.Output, B.Output)) -> Void, _ receiveCompletion: @escaping (Subscribers.Completion<A.Failure>) -> Void) -> AnyCancellable {
            a.zip(b)._attach(receiveValue, receiveCompletion)
        }
    }
}
