protocol Builder { init(text: String) }
struct A: Builder { let text: String }
class B: Builder {
    let size: Int
    required init(text: String) { size = text.count }
}
func build<T: Builder>(_ text: String) -> T { T(text: text) }
let a: A = build("x")
let b: B = build("four")
print(a.text, b.size)  // expect: x 4
