// is, as, as?, Any, AnyObject, existential collections, type(of:), dynamic dispatch through protocols.
class Media { let title: String; init(_ title: String) { self.title = title } }
class Movie: Media { var director = "?" }
class Song: Media { var artist = "!" }
let library: [Media] = [Movie("A"), Song("B"), Movie("C")]
print(library.filter { $0 is Movie }.count, library.compactMap { ($0 as? Song)?.artist }, library.map { type(of: $0) == Song.self })
for item in library {
    if let movie = item as? Movie { movie.director = "D-" + movie.title; print(movie.director) }
    else if item is Song { print("song", item.title) }
}
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
}
let any: Any = 5
print(any is Int, any is String, any as? Int ?? 0, (any as? Double) as Any, any as! Int + 1)
protocol Flying { func fly() -> String }
protocol Swimming { func swim() -> String }
struct Duck: Flying, Swimming { func fly() -> String { "flap" }; func swim() -> String { "paddle" } }
struct Fish: Swimming { func swim() -> String { "glide" } }
let animals: [any Swimming] = [Duck(), Fish()]
for animal in animals {
    print(animal.swim(), (animal as? any Flying)?.fly() ?? "no wings", animal is Flying)
}
func both(_ x: any Flying & Swimming) -> String { x.fly() + x.swim() }
print(both(Duck()))
let upcast: Media = Movie("U")
print(upcast as? Song == nil, (upcast as! Movie).title, upcast === upcast)
let objects: [AnyObject] = [Movie("o"), Song("p")]
print(objects.map { ($0 as? Media)?.title ?? "-" })
let optional: Int? = 3
print(optional as Any, (optional as Any) is Int, optional.map { $0 as Any } is Int)
let numbers: [Any] = [1, "a", 2]
print(numbers.compactMap { $0 as? Int }.reduce(0, +), numbers.map { "\($0)" }.joined())
func describe<T>(_ value: T) -> String {
    if let number = value as? Int { return "number \(number)" }
    if T.self == String.self { return "string" }
    return "\(T.self)"
}
print(describe(1), describe("s"), describe(2.0))
let anyHashable: [AnyHashable: Int] = ["a": 1, 2: 3]
print(anyHashable["a"]!, anyHashable[2]!, anyHashable[AnyHashable("z")] as Any)
let error: any Error = NSErrorLike.bad(1)
enum NSErrorLike: Error { case bad(Int) }
if case NSErrorLike.bad(let code) = error { print("bad", code) }
let converted = [1, 2, 3] as [Any]
print(converted.count, (converted as? [Int])?.count ?? -1, ["x"] as? [Int] == nil)
