import Foundation
struct Person: Codable, Equatable { 
    let id: Int; var name: String; var email: String?; var tags: [String] = []; var address: Address; var kind: Kind; var born: Date?
    struct Address: Codable, Equatable { var street, city: String; enum CodingKeys: String, CodingKey { case street = "street_name", city } }
    enum Kind: String, Codable { case admin, user }
    enum CodingKeys: String, CodingKey { case id, name, email, tags, address, kind, born = "birth_date" }
}
enum Payload: Codable { case text(String), image(url: URL, w: Int), none 
    private enum K: CodingKey { case type, value, url, w }
    init(from d: any Decoder) throws { let c = try d.container(keyedBy: K.self)
        switch try c.decode(String.self, forKey: .type) {
        case "text": self = .text(try c.decode(String.self, forKey: .value))
        case "image": self = .image(url: try c.decode(URL.self, forKey: .url), w: try c.decodeIfPresent(Int.self, forKey: .w) ?? 1)
        case "none": self = .none
        case let other: throw DecodingError.dataCorruptedError(forKey: .type, in: c, debugDescription: "bad type \(other)") } }
    func encode(to e: any Encoder) throws { var c = e.container(keyedBy: K.self)
        switch self { case .text(let s): try c.encode("text", forKey: .type); try c.encode(s, forKey: .value)
        case let .image(u, w): try c.encode("image", forKey: .type); try c.encode(u, forKey: .url); try c.encode(w, forKey: .w)
        case .none: try c.encode("none", forKey: .type) } }
}
enum Auto: Codable, Equatable { case a, b(Int), c(x: String, y: [Double]) }
struct Wrapper<T: Codable>: Codable { var items: [T]; var meta: [String: Int]; var opt: T? }
let json = #"{"id": 1, "name": "Ann", "tags": ["x", "y"], "address": {"street_name": "Main", "city": "B"}, "kind": "admin", "extra": null}"#
let dec = JSONDecoder(), enc = JSONEncoder(); enc.outputFormatting = .sortedKeys
func show<T: Encodable>(_ t: T) { do { print(String(data: try enc.encode(t), encoding: .utf8)!) } catch { print("enc error", error) } }
do { var p = try dec.decode(Person.self, from: Data(json.utf8)); print(p.name, p.email ?? "-", p.tags, p.kind, p.address.street); p.email = "e@x"; show(p)  // expect: Ann - ["x", "y"] admin Main
// expect: {"address":{"city":"B","street_name":"Main"},"email":"e@x","id":1,"kind":"admin","name":"Ann","tags":["x","y"]}
    print(try dec.decode(Person.self, from: enc.encode(p)) == p) } catch { print(error) }  // expect: true
for bad in [#"{"id": "1", "name": "A"}"#, #"{"id": 1}"#, #"{"id": 1, "name": null}"#, "{", #"{"id":1,"name":"A","tags":[],"address":{"street_name":"M","city":2},"kind":"admin"}"#, #"{"id":1,"name":"A","tags":[],"address":{"street_name":"M","city":"2"},"kind":"boss"}"#] {
    do { _ = try dec.decode(Person.self, from: bad.data(using: .utf8)!) ; print("ok") }
    catch DecodingError.typeMismatch(let t, let c) { print("mismatch", t, c.codingPath.map(\.stringValue)) }
    catch DecodingError.keyNotFound(let k, let c) { print("missing", k.stringValue, c.codingPath.count) }
    catch DecodingError.valueNotFound(let t, let c) { print("null", t, c.codingPath.map(\.stringValue)) }
    catch DecodingError.dataCorrupted(let c) { print("corrupt", c.codingPath.map(\.stringValue)) }
    catch { print("other") }
}  // expect: mismatch Int ["id"]
// expect: missing name 0
// expect: null String ["name"]
// expect: corrupt []
// expect: mismatch String ["address", "city"]
// expect: corrupt ["kind"]
let ps = try! dec.decode([Payload].self, from: Data(#"[{"type":"text","value":"hi"},{"type":"image","url":"https://a.b/c"},{"type":"none"}]"#.utf8)); show(ps)  // expect: [{"type":"text","value":"hi"},{"type":"image","url":"https:\/\/a.b\/c","w":1},{"type":"none"}]
do { _ = try dec.decode(Payload.self, from: Data(#"{"type":"zip"}"#.utf8)) } catch let DecodingError.dataCorrupted(c) { print(c.debugDescription) } catch {}  // expect: bad type zip
show([Auto.a, .b(2), .c(x: "q", y: [1, 2.5])]); print(try! dec.decode([Auto].self, from: enc.encode([Auto.a, .b(2), .c(x: "q", y: [])])))  // expect: [{"a":{}},{"b":{"_0":2}},{"c":{"x":"q","y":[1,2.5]}}]
// expect: [main.Auto.a, main.Auto.b(2), main.Auto.c(x: "q", y: [])]
show(Wrapper(items: [1, 2], meta: ["k": 1], opt: nil)); show(["b": [1: "x"], "a": [:]])  // expect: {"items":[1,2],"meta":{"k":1}}
// expect: {"a":{},"b":{"1":"x"}}
dec.keyDecodingStrategy = .convertFromSnakeCase; enc.keyEncodingStrategy = .convertToSnakeCase; dec.dateDecodingStrategy = .iso8601; enc.dateEncodingStrategy = .secondsSince1970
struct Ev: Codable { var createdAt: Date; var isOn: Bool; var userID: Int? }
do { let e = try dec.decode(Ev.self, from: Data(#"{"created_at":"2024-03-01T10:00:00Z","is_on":true}"#.utf8)); print(e.createdAt.timeIntervalSince1970, e.isOn, e.userID as Any); show(e) } catch { print(error) }  // expect: 1709287200.0 true nil
// expect: {"created_at":1709287200,"is_on":true}
class Base: Codable { var a = 1; init() {} }
final class Sub: Base { var b = "s"; enum CodingKeys: CodingKey { case b }
    override init() { super.init() }
    required init(from d: any Decoder) throws { b = try d.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .b); try super.init(from: d) }
    override func encode(to e: any Encoder) throws { var c = e.container(keyedBy: CodingKeys.self); try c.encode(b, forKey: .b); try super.encode(to: e) } }
show(Sub()); print(try! dec.decode(Sub.self, from: Data(#"{"a": 5, "b": "z"}"#.utf8)).a)  // expect: {"a":1,"b":"s"}
// expect: 5
struct Nested: Decodable { var first: Int; var list: [Int]
    enum K: String, CodingKey { case data, values, n }
    init(from d: any Decoder) throws { let r = try d.container(keyedBy: K.self); let c = try r.nestedContainer(keyedBy: K.self, forKey: .data)
        first = try c.decode(Int.self, forKey: .n); var u = try c.nestedUnkeyedContainer(forKey: .values); list = []; while !u.isAtEnd { if let v = try? u.decode(Int.self) { list.append(v) } else { _ = try u.decode(String.self) } } } }
print(try! JSONDecoder().decode(Nested.self, from: Data(#"{"data":{"n":3,"values":[1,"x",2]}}"#.utf8)))  // expect: Nested(first: 3, list: [1, 2])
