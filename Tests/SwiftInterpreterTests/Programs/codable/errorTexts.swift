// What the errors of reading and writing say of themselves.
import Foundation

struct Outer: Codable {
    var size: Double
    var parts: [Part]?
}
struct Part: Codable { var name: String }

func read(_ text: String) {
    do {
        print(try JSONDecoder().decode(Outer.self, from: Data(text.utf8)))
    } catch {
        print(error)
    }
}
read(#"{}"#)  // expect: DecodingError.keyNotFound: Key 'size' not found in keyed decoding container. Debug description: No value associated with key CodingKeys(stringValue: "size", intValue: nil) ("size").
read(#"{"size":"x"}"#)  // expect: DecodingError.typeMismatch: expected value of type Double. Path: size. Debug description: Expected to decode Double but found a string instead.
read(#"{"size":null}"#)  // expect: DecodingError.valueNotFound: Expected value of type Double but found null instead. Path: size. Debug description: Cannot get value of type Double -- found null value instead
read(#"{"size":1,"parts":[{"name":1}]}"#)  // expect: DecodingError.typeMismatch: expected value of type String. Path: parts[0].name. Debug description: Expected to decode String but found number instead.
read(#"{"size":1,"parts":[{"name":"a"},{}]}"#)  // expect: DecodingError.keyNotFound: Key 'name' not found in keyed decoding container. Path: parts[1]. Debug description: No value associated with key CodingKeys(stringValue: "name", intValue: nil) ("name").
read(#"{"size":1,"parts":3}"#)  // expect: DecodingError.typeMismatch: expected value of type Array<Any>. Path: parts. Debug description: Expected to decode Array<Any> but found number instead.
read("nope")  // expect: DecodingError.dataCorrupted: Data was corrupted. Debug description: The given data was not valid JSON.

func write<T: Encodable>(_ value: T) {
    do {
        print(String(decoding: try JSONEncoder().encode(value), as: UTF8.self))
    } catch {
        print(error)
    }
}
write(Outer(size: .infinity))  // expect: EncodingError.invalidValue: inf (Double). Path: size. Debug description: Unable to encode Double.inf directly in JSON.
write(["a": [1, -Double.infinity]])  // expect: EncodingError.invalidValue: -inf (Double). Path: a[1]. Debug description: Unable to encode Double.-inf directly in JSON.
write([["a": Double.nan]])  // expect: EncodingError.invalidValue: nan (Double). Path: [0].a. Debug description: Unable to encode Double.nan directly in JSON.
write([Float.infinity])  // expect: EncodingError.invalidValue: inf (Float). Path: [0]. Debug description: Unable to encode Float.inf directly in JSON.

struct Refusing: Encodable {
    func encode(to encoder: any Encoder) throws {
        throw EncodingError.invalidValue(3, .init(codingPath: encoder.codingPath, debugDescription: "no"))
    }
}
write([Refusing()])  // expect: EncodingError.invalidValue: 3 (Int). Path: [0]. Debug description: no

struct Cause: Error {}
print(DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "bad", underlyingError: Cause())))  // expect: DecodingError.dataCorrupted: Data was corrupted. Debug description: bad. Underlying error: Cause()
print(EncodingError.invalidValue("x", .init(codingPath: [], debugDescription: "bad", underlyingError: Cause())))  // expect: EncodingError.invalidValue: "x" (String). Debug description: bad. Underlying error: Cause()
