let names: [String: String] = ["a": "12", "b": "x"]
for key in ["a", "b", "c"] {
    if let text = names[key], let n = Int(text), n > 10 {
        print(key, n)
    } else if let text = names[key] {
        print(key, "not a number:", text)
    } else {
        print(key, "missing")
    }
}  // expect: a 12
// expect: b not a number: x
// expect: c missing
