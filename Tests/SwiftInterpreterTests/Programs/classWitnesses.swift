protocol Scored { var score: Int { get }; func label(_ prefix: String) -> String }
extension Scored { func label(_ prefix: String) -> String { prefix + "#" + String(score) } }
class C: Scored { var score: Int { 1 } }
final class D: C { func label(_ prefix: String) -> String { prefix + "D" } }
print(D().label("a"))  // expect: aD
print((D() as C).label("a"), (D() as any Scored).label("b"))  // expect: a#1 b#1
func f<T: Scored>(_ x: T) -> String { x.label("c") }
print(f(D()), f(C()))  // expect: c#1 c#1
class E: C { func label(_ prefix: String) -> String { prefix + "E" } }
class F: E { override func label(_ prefix: String) -> String { prefix + "F" } }
print(E().label("a"), F().label("b"), (F() as E).label("c"), (F() as C).label("d"))  // expect: aE bF cF d#1
var xs = [1, 2, 3]
func put<M: MutableCollection>(_ c: inout M, _ i: M.Index, _ v: M.Element) { c[i] = v }
put(&xs, 1, 9)
print(xs)  // expect: [1, 9, 3]
class G: Scored { var n: Int; init(n: Int) { self.n = n }; var score: Int { 1 } }
final class H: G { func label(_ prefix: String) -> String { prefix + "H" } }
class C2: Scored { var score: Int { 1 } }
final class D2: C2 { func label(_ prefix: String) -> String { prefix + "H" } }
func run() {
  var s = ""
  s = H(n: 1).label("k")
  print(s, H(n: 1).label("k"), D2().label("k"))
  let d = H(n: 2)
  print(d.label("x"))
}
run()  // expect: kH kH kH
// expect: xH
