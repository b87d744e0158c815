// `??` between optionals of Any: what is found is not put into another optional.
let nothing: Any? = nil
let three: Any? = 3
let found = nothing ?? three
print(found as Any)  // expect: Optional(3)
func either(_ values: [String: Any]) -> Any? { values["a"] ?? values["b"] }
print(either(["b": 2]) as Any, either([:]) as Any)  // expect: Optional(2) nil
print((three ?? "none") is Int, (nothing ?? "none") is String)  // expect: true true
if let value = nothing ?? three { print(value) }  // expect: 3
let chained = nothing ?? nothing ?? three
print(chained as Any)  // expect: Optional(3)
let texts: [String: Any] = ["name": "Ada"]
let name = texts["nick"] as? String ?? texts["name"] as? String ?? "nobody"
print(name)  // expect: Ada
