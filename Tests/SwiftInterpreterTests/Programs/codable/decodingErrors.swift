import Foundation
struct P: Decodable { let name: String; let age: Int }
func attempt(_ json: String) {
    do { print(try JSONDecoder().decode(P.self, from: Data(json.utf8))) }
    catch DecodingError.keyNotFound(let key, _) { print("missing", key.stringValue) }
    catch DecodingError.typeMismatch(let type, let context) { print("mismatch", type, context.codingPath.map(\.stringValue)) }
    catch DecodingError.valueNotFound(_, let context) { print("null", context.codingPath.map(\.stringValue)) }
    catch DecodingError.dataCorrupted { print("corrupted") }
    catch { print("other") }
}
attempt(#"{"name": "Ann", "age": 3}"#)  // expect: P(name: "Ann", age: 3)
attempt(#"{"name": "Ann"}"#)  // expect: missing age
attempt(#"{"name": "Ann", "age": "x"}"#)  // expect: mismatch Int ["age"]
attempt(#"{"name": null, "age": 3}"#)  // expect: null ["name"]
attempt(#"{"name": "#)  // expect: corrupted
