// is, as, as?, Any, AnyObject, existential collections, type(of:), dynamic dispatch through protocols.
class Media { let title: String; init(_ title: String) { self.title = title } }
class Movie: Media { var director = "?" }
class Song: Media { var artist = "!" }
let library: [Media] = [Movie("A"), Song("B"), Movie("C")]
print(library.filter { $0 is Movie }.count, library.compactMap { ($0 as? Song)?.artist }, library.map { type(of: $0) == Song.self })  // expect: 2 ["!"] [false, true, false]
for item in library {
    if let movie = item as? Movie { movie.director = "D-" + movie.title; print(movie.director) }
    else if item is Song { print("song", item.title) }
}  // expect: D-A
// expect: song B
// expect: D-C
let things: [Any] = [1, 2.5, "three", true, [4], ["k": 5], Movie("M"), { (x: Int) in x + 1 }, Optional(6) as Any, (7, "x")]
for thing in things {
    switch thing {
    case let n as Int: print("int", n)
    case let d as Double: print("double", d)
    case let s as String where s.count > 3: print("string", s)
    case is Bool: print("bool")
    case let list as [Int]: print("list", list)
    case let dict as [String: Int]: print("dict", dict)
    case let m as Media: print("media", m.title)
    case let f as (Int) -> Int: print("function", f(1))
    case let pair as (Int, String): print("pair", pair.0, pair.1)
    default: print("other")
    }
}  // expect: int 1
// expect: double 2.5
// expect: string three
// expect: bool
// expect: list [4]
// expect: dict ["k": 5]
// expect: media M
// expect: function 2
// expect: int 6
// expect: pair 7 x
let any: Any = 5
print(any is Int, any is String, any as? Int ?? 0, (any as? Double) as Any, any as! Int + 1)  // expect: true false 5 nil 6
protocol Flying { func fly() -> String }
protocol Swimming { func swim() -> String }
struct Duck: Flying, Swimming { func fly() -> String { "flap" }; func swim() -> String { "paddle" } }
struct Fish: Swimming { func swim() -> String { "glide" } }
let animals: [any Swimming] = [Duck(), Fish()]
for animal in animals {
    print(animal.swim(), (animal as? any Flying)?.fly() ?? "no wings", animal is Flying)
}  // expect: paddle flap true
// expect: glide no wings false
func both(_ x: any Flying & Swimming) -> String { x.fly() + x.swim() }
print(both(Duck()))  // expect: flappaddle
let upcast: Media = Movie("U")
print(upcast as? Song == nil, (upcast as! Movie).title, upcast === upcast)  // expect: true U true
let objects: [AnyObject] = [Movie("o"), Song("p")]
print(objects.map { ($0 as? Media)?.title ?? "-" })  // expect: ["o", "p"]
let optional: Int? = 3
print(optional as Any, (optional as Any) is Int, optional.map { $0 as Any } is Int)  // expect: Optional(3) true true
let numbers: [Any] = [1, "a", 2]
print(numbers.compactMap { $0 as? Int }.reduce(0, +), numbers.map { "\($0)" }.joined())  // expect: 3 1a2
func describe<T>(_ value: T) -> String {
    if let number = value as? Int { return "number \(number)" }
    if T.self == String.self { return "string" }
    return "\(T.self)"
}
print(describe(1), describe("s"), describe(2.0))  // expect: number 1 string Double
let anyHashable: [AnyHashable: Int] = ["a": 1, 2: 3]
print(anyHashable["a"]!, anyHashable[2]!, anyHashable[AnyHashable("z")] as Any)  // expect: 1 3 nil
let error: any Error = NSErrorLike.bad(1)
enum NSErrorLike: Error { case bad(Int) }
if case NSErrorLike.bad(let code) = error { print("bad", code) }  // expect: bad 1
let converted = [1, 2, 3] as [Any]
print(converted.count, (converted as? [Int])?.count ?? -1, ["x"] as? [Int] == nil)  // expect: 3 3 true
