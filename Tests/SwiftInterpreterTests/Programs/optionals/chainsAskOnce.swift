// A property or subscript with code is asked once in a chain, and is given back what it gave, nil too.
struct P { var x = 0 }
class C { var log: [String] = []
  var stored: P? = nil { didSet { log.append("did") } }
  var _c: P?
  var comp: P? { get { log.append("get"); return _c } set { log.append("set \(newValue == nil)"); _c = newValue } }
  subscript(i: Int) -> P? { get { log.append("sget"); return _c } set { log.append("sset \(newValue == nil)"); _c = newValue } }
  subscript(s: String) -> Int? { get { log.append("iget"); return _c?.x } set { log.append("iset \(newValue as Any)"); _c?.x = newValue ?? 0 } }
}
let c = C()
func show() { print(c.log.joined(separator: " ")); c.log = [] }
c.stored?.x = 1; show()  // expect: did
c.comp?.x = 1; show()  // expect: get set true
c.comp?.x += 1; show()  // expect: get set true
c[0]?.x = 1; show()  // expect: sget sset true
c["a"]? += 1; show()  // expect: iget iset nil
c["a"]? = 4; show()  // expect: iget iset nil
c.comp? = P(x: 9); show()  // expect: get set true
c.comp = P(); show()  // expect: set false
c.comp?.x = 1; show()  // expect: get set false
c.comp?.x += 1; show()  // expect: get set false
c[0]?.x += 1; show()  // expect: sget sset false
c["a"]? += 1; show()  // expect: iget iset Optional(4)
c["a"]! += 1; show()  // expect: iget iset Optional(5)
c["a"]? = 4; show()  // expect: iget iset Optional(4)
c.comp! = P(x: 2); show()  // expect: get set false
c.stored = P(); show()  // expect: did
c.stored?.x += 1; show()  // expect: did
var d: [String: P] = [:] { didSet { print("d did", d.count) } }
d["a"]?.x = 1  // expect: d did 0
d["a"] = P()  // expect: d did 1
d["a"]?.x += 1  // expect: d did 1
d["b"]? = P()  // expect: d did 1
@propertyWrapper struct W { var wrappedValue: P? { didSet { print("w", wrappedValue as Any) } } }
struct S { @W var w: P? = nil }
var s = S(); s.w?.x = 3; s.w = P(); s.w?.x += 3  // expect: w nil
// expect: w Optional(main.P(x: 0))
// expect: w Optional(main.P(x: 3))
struct T { var q: P? { get { nil } nonmutating set { print("q set", newValue as Any) } } }
let t = T(); t.q?.x = 5  // expect: q set nil
var opt: C? = nil; opt?.comp?.x = 1; print("end")  // expect: end
