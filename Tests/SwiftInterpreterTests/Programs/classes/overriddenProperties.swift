class Base {
    var speed: Int { 10 }
    var title = "base"
    class var kind: String { "Base" }
}
class Fast: Base {
    override var speed: Int { super.speed * 3 }
    override var title: String { didSet { print("title", oldValue, "->", title) } }
    override class var kind: String { "Fast" }
}
let f = Fast()
f.title = "quick"  // expect: title base -> quick
print(f.speed, f.title, Fast.kind, type(of: f as Base).kind)  // expect: 30 quick Fast Fast
