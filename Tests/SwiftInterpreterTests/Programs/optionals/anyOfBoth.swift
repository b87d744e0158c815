let age: Int? = nil
let name: String? = "Ann"
print(age ?? "unknown", name ?? 0)  // expect: unknown Ann
let held: Any = age ?? "none"
print(held)  // expect: none
let list: [Any] = [age ?? "?", name ?? 1]
print(list)  // expect: ["?", "Ann"]
