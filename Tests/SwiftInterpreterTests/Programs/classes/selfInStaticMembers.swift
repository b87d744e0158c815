class Base { let id: Int
  required init(id: Int) { self.id = id }
  static func make() -> Self { self.init(id: 9) }
  static func make2() -> Self { Self(id: 9) }
  static func make3() -> Base { Self.init(id: 9) }
  class func name() -> String { "\(self) \(Self.self)" }
  class func extra() -> Int { 1 }
  static func sum() -> Int { extra() + Self.extra() + self.extra() } 
  static var all: [Base] { (0..<2).map { self.init(id: $0) } } }
class Sub: Base { 
  override class func extra() -> Int { 2 }
  required init(id: Int) { super.init(id: id * 10) } }
print(Sub.make().id, Sub.make2().id, Sub.make3().id, Sub.name(), Sub.sum(), Sub.all.map(\.id))  // expect: 90 90 90 Sub Sub 6 [0, 10]
class Registry {
  static var names: [String] = []
  static let limit = 2
  class func add(_ name: String) -> Bool {
    guard names.count < limit else { return false }
    names.append(name)
    let last = { names.last ?? "none" }
    return last() == name && !isEmpty
  }
  class var isEmpty: Bool { names.isEmpty }
}
final class Sorted: Registry {
  override class func add(_ name: String) -> Bool {
    defer { names.sort() }
    return super.add(name)
  }
}
print(Sorted.add("b"), Sorted.add("a"), Sorted.add("c"), Registry.names)  // expect: true true false ["a", "b"]
