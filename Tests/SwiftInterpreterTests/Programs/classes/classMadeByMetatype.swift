class Base { let id: Int
  required init(id: Int) { self.id = id }
  required init?(even n: Int) { if n % 2 == 1 { return nil }; id = n }
  func copy() -> Self { Self(id: id + 1) }
  static func make() -> Self { self.init(id: 9) }
  deinit { print("gone", id) } }
class Sub: Base { var log = "s"
  required init(id: Int) { super.init(id: id * 10) }
  required init?(even n: Int) { super.init(even: n) } }
func make<D: Base>(_ t: D.Type, _ n: Int) -> D? { D(even: n) }
func all<D: Base>(_ n: Int, as t: D.Type = D.self) -> [D] { (0..<n).map { D(id: $0) } }
struct Factory<D: Base> { func callAsFunction(_ n: Int) -> D { D(id: n) } }
print(make(Sub.self, 2)?.log ?? "none", make(Sub.self, 3) == nil)  // expect: gone 2
// expect: s true
print(all(2, as: Sub.self).map(\.id), Sub(id: 1).copy().log, Sub.make().id, type(of: Base.make()))  // expect: gone 0
// expect: gone 10
// expect: gone 10
// expect: gone 110
// expect: gone 90
// expect: gone 9
// expect: [0, 10] s 90 Base
print(Factory<Sub>()(4).log)  // expect: gone 40
// expect: s
