class Base { var name = "b"; init() {} }
protocol P { var tag: Int { get }; func hello() -> String }
extension P { func hello() -> String { "hello \(tag)" } }
class D: Base, P { var tag = 4 }
let x: any Base & P = D()
print(x.name, x.tag, x.hello())  // expect: b 4 hello 4
let xs: [Base & P] = [D(), D()]
for y in xs { y.name += "!"; print(y.name, y.hello()) }  // expect: b! hello 4
// expect: b! hello 4
func f(_ v: Base & P) { print(v.name, v.tag) }
f(x)  // expect: b 4
func g<T: Base & P>(_ v: T) { print(v.name, v.tag) }
g(D())  // expect: b 4
let z: Base = D()
if let q = z as? Base & P { print("yes", q.tag) }  // expect: yes 4
typealias BP = Base & P
struct Holder { weak var it: BP?; var all: [any BP] = [] }
let keep = D()
let h = Holder(it: keep, all: [keep])
print(h.it?.tag ?? 0, h.all.count)  // expect: 4 1
