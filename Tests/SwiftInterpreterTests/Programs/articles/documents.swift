// class design: template method, polymorphism, required/convenience, type properties
class Document: CustomStringConvertible, Equatable, Hashable {
  let id: Int; var title: String { willSet { print("will", newValue) } didSet { print("did", oldValue) } }
  static private(set) var count = 0; class var kind: String { "doc" }
  required init(title: String) { Self.count += 1; id = Self.count; self.title = title }
  convenience init() { self.init(title: "Untitled") }
  final func render() -> String { header() + body() + footer() }
  func header() -> String { "<\(Self.kind)>" }; func body() -> String { title }; func footer() -> String { "</\(type(of: self).kind)>" }
  var description: String { "\(type(of: self))#\(id)" }
  static func == (a: Document, b: Document) -> Bool { a.id == b.id }
  func hash(into h: inout Hasher) { h.combine(id) }
  func copy() -> Self { type(of: self).init(title: title + " copy") } }
class Letter: Document { var to: String = "you"; override class var kind: String { "letter" }; override func body() -> String { "Dear \(to), " + super.body() } }
final class Memo: Letter { override var title: String { get { super.title.uppercased() } set { super.title = newValue + "!" } }; override func header() -> String { "[" + super.header() + "]" }
  required init(title: String) { super.init(title: title); to = "team" } }
let docs: [Document] = [Document(), Letter(title: "hi"), Memo(title: "memo")]
for d in docs { print(d, d.render(), d.copy().title) }  // expect: Document#1 <doc>Untitled</doc> Untitled copy
// expect: Letter#2 <letter>Dear you, hi</letter> hi copy
// expect: Memo#3 [<letter>]Dear team, MEMO</letter> MEMO COPY
docs[2].title = "new"; print(docs[2].title, Document.count, Set(docs + docs).count, docs.map { type(of: $0).kind })  // expect: will new!
// expect: did memo
// expect: NEW! 6 3 ["doc", "letter", "letter"]
let l: Letter = docs[2] as! Letter; print(l.to, docs[1] as? Memo as Any, docs[2] is Letter, docs.compactMap { $0 as? Letter }.count)  // expect: team nil true 2
class Node<T> { var value: T; init(_ v: T) { value = v }; func map<U>(_ f: (T) -> U) -> Node<U> { Node<U>(f(value)) } }
class Named<T>: Node<T> { var name: String; init(name: String, _ v: T) { self.name = name; super.init(v) } ; override func map<U>(_ f: (T) -> U) -> Node<U> { Named<U>(name: name + "'", f(value)) } }
let n: Node<Int> = Named(name: "n", 4); let m = n.map { "\($0)" }; print(m.value + "s", (m as? Named<String>)?.name ?? "-", type(of: m))  // expect: 4s n' Named<String>
class Failing { let v: Int; init?(_ s: String) { guard let n = Int(s) else { return nil }; v = n }; init(checked n: Int) throws { if n < 0 { throw E.neg }; v = n }; enum E: Error { case neg } ; deinit { print("deinit", v) } }
print(Failing("x") == nil, Failing("3")!.v); do { _ = try Failing(checked: -1) } catch { print(error) }  // expect: deinit 3
// expect: true 3
// expect: neg
protocol Plugin: AnyObject { static var name: String { get }; init(); func run() -> String }
extension Plugin { func run() -> String { "run \(Self.name)" } }
final class A: Plugin { static let name = "A" }; final class B: Plugin { static let name = "B"; func run() -> String { "custom" } }
let plugins: [Plugin.Type] = [A.self, B.self]; print(plugins.map { $0.init().run() }, plugins.map { $0.name })  // expect: ["run A", "custom"] ["A", "B"]
let x = A(), y: Plugin = x; print(x === y, ObjectIdentifier(x) == ObjectIdentifier(y), y is A)  // expect: true true true
