// Where `self` may stay unsaid: in closures that are called on the spot, of structs, and where it is captured in words.
@MainActor final class Model {
    var count = 0
    var later: (() -> Void)?
    func bump() { count += 1 }

    func now() { [1, 2].forEach { _ in bump() }; _ = { count + 1 }(); ({ bump() })() }
    func listed() { later = { [self] in bump(); count += 1 } }
    func weakly() { later = { [weak self] in guard let self else { return }; bump() } }
    func weaklyNamed() { later = { [weak self] in guard let self = self else { return }; bump() } }
    func weaklyBound() { later = { [weak self] in if let self { bump() } } }
    func unownedly() { later = { [unowned self] in bump() } }
    func named() { later = { self.bump(); self.count += 1 } }
    func local() { func step() { bump() }; later = step }
    func method() { later = bump }
    func task() -> Task<Int, Never> { Task { bump(); return count } }
    lazy var doubled: Int = { count * 2 }()
    func through(_ body: () -> Void) { body() }
    func handed() { through { bump() } }
    func lazily(_ value: @autoclosure () -> Int) -> Int { value() }
    func autoclosed() -> Int { lazily(count) }
    static func shared() { let step = { made() }; step() }
    static func made() {}
}
let model = Model()
model.now()
for begin in [model.listed, model.weakly, model.weaklyNamed, model.weaklyBound, model.unownedly, model.named, model.local, model.method] {
    begin()
    model.later?()
}
model.handed()
Model.shared()
print(model.count, model.doubled, model.autoclosed())  // expect: 14 28 14
print(await model.task().value)  // expect: 15

struct Value {
    var count = 1
    func later() -> () -> Int { { count + 1 } }
}
print(Value().later()())  // expect: 2
enum Kind {
    case a
    func later() -> () -> String { { name } }
    var name: String { "a" }
}
print(Kind.a.later()())  // expect: a
protocol Named { var name: String { get } }
extension Named { func later() -> () -> String { return { name } } }
extension Kind: Named {}
print(Kind.a.later()())  // expect: a
