protocol Copyable2 { func copy() -> Self }
struct Point: Copyable2 {
    var x = 0
    func copy() -> Point { Point(x: x) }
}
class Document: Copyable2 {
    var title: String
    required init(title: String) { self.title = title }
    func copy() -> Self { Self(title: title + " copy") }
}
class Letter: Document {}
func twice<T: Copyable2>(_ item: T) -> [T] { [item.copy(), item.copy()] }
print(twice(Point(x: 3)).map(\.x))  // expect: [3, 3]
let letters = twice(Letter(title: "Hi"))
print(letters[0].title, type(of: letters[0]))  // expect: Hi copy Letter
