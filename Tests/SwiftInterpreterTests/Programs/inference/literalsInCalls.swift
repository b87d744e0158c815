struct Box<T> { let v: T; init(_ v: T) { self.v = v } }
struct Q { let b: Box<Float> }
let q = Q(b: Box(1))
func take(_ b: Box<Double>) { print(b) }
take(Box(2))  // expect: Box<Double>(v: 2.0)
func make<T>(_ v: T) -> Box<T> { Box(v) }
take(make(2))  // expect: Box<Double>(v: 2.0)
take(max(1, 2) == 2 ? Box(1) : Box(3))  // expect: Box<Double>(v: 1.0)
func num(_ d: Double) { print(d) }
num(max(1, 2))  // expect: 2.0
num(abs(-3))  // expect: 3.0
let o: Box<Double?> = Box(1)
print(o)  // expect: Box<Optional<Double>>(v: Optional(1.0))
let x = 2.5
print(x + max(1, 2), min(x, 3) * abs(-2))  // expect: 4.5 5.0
func opt(_ b: Box<Double>?) { print(b as Any) }
opt(Box(3))  // expect: Optional(main.Box<Swift.Double>(v: 3.0))
func many(_ b: Box<Double>..., n: Int = 0) { print(b.count) }
many(Box(1), Box(2.5), n: 3)  // expect: 2
enum W { case a(Box<Double>) }
print(W.a(Box(1)))  // expect: a(main.Box<Swift.Double>(v: 1.0))
struct Pair2<A, B> { let a: A, b: B; init(_ a: A, _ b: B) { self.a = a; self.b = b } }
func pp(_ p: Pair2<String, Double>) { print(p) }
pp(Pair2("x", 1))  // expect: Pair2<String, Double>(a: "x", b: 1.0)
func arr(_ b: [Box<Double>]) { print(b) }
arr([Box(1), Box(2)])  // expect: [main.Box<Swift.Double>(v: 1.0), main.Box<Swift.Double>(v: 2.0)]
let z = x > max(1, 2) ? Box(x) : Box(1)
print(z)  // expect: Box<Double>(v: 2.5)
func letter(_ b: Box<Character>) { print(b) }
letter(Box("x"))  // expect: Box<Character>(v: "x")
func piece(_ b: Box<Substring>) { print(b.v.dropFirst()) }
piece(Box("xyz"))  // expect: yz
