// A bound of a class and a protocol gives the members of both.
class Base {
  let name: String
  required init() { name = "base" }
}
protocol Tells: AnyObject { func tell(_ x: Int) -> String }
extension Tells { func tell(_ x: Int) -> String { "default \(x)" } }
final class Loud: Base, Tells { func tell(_ x: Int) -> String { "loud \(x)" } }
final class Quiet: Base, Tells {}
struct Adaptor<Delegate: Base & Tells> {
  let delegate: Delegate
  init(_ type: Delegate.Type = Delegate.self) {
    delegate = type.init()
    print(delegate.name, delegate.tell(1))
  }
}
_ = Adaptor(Loud.self)  // expect: base loud 1
_ = Adaptor<Quiet>()  // expect: base default 1
func both<T>(_ value: T) -> String where T: Base & Tells { value.name + " " + value.tell(2) }
print(both(Loud()))  // expect: base loud 2
