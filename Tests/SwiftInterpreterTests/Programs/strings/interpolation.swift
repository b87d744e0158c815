let n = 3, price = 2.5
print("\(n) items at \(price) cost \(Double(n) * price)")  // expect: 3 items at 2.5 cost 7.5
print("nested \("inner \(n)") and \(n > 2 ? "many" : "few")")  // expect: nested inner 3 and many
print(#"raw \(n) and \#(n)"#, "quote \" tab\tend", "unicode \u{1F600}")  // expect: raw \(n) and 3 quote " tab	end unicode 😀
let text = """
    First \(n)
      indented
    joined \
    line
    """
print(text)  // expect: First 3
// expect:   indented
// expect: joined line
print("\([1, 2]) \(["a": 1]) \(Optional(3) as Any) \((1, "x"))")  // expect: [1, 2] ["a": 1] Optional(3) (1, "x")
