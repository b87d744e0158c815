// What a closure gives is a member of what its call is wanted for.
enum C { case red, n(Int) }
func f(_ c: [C]) { print(c.count, c.first.map { if case .n(let n) = $0 { n } else { 0 } } ?? -1) }
f([1, 2].map { .n($0) })  // expect: 2 1
f([1, 2].map { $0 > 1 ? .red : .n($0) })  // expect: 2 1
f([1, 2].map { x in .n(x) })  // expect: 2 1
f([1, 2].map { x in let y = x + 1; return .n(y) })  // expect: 2 2
struct G<T> { enum K { case a(T), b }; var ks: [K]; init(ks: [K]) { self.ks = ks } ; func again() -> G<T> { G(ks: ks.map { _ in .b }) }
  func once() -> G { G<T>(ks: ks.map { _ in .b }) }
  func twice() -> Self { Self(ks: ks.map { _ in .b }) }
  func thrice() -> G { .init(ks: ks.map { _ in .b }) } }
print(G(ks: [.a(1)]).again().once().twice().thrice().ks.count)  // expect: 1
let ks: [G<Int>.K] = [1,2].map { .a($0) }
print(G<Int>(ks: [1, 2].map { .a($0) }).ks.count, ks.count)  // expect: 2 2
