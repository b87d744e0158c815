let t = (1, "a")
let (a, b, c) = t  // error@5: tuple pattern cannot match values of type '(Int, String)'
print(t.2)  // error@9: value of tuple type '(Int, String)' has no member '2'
let u: (Int, Int) = t  // error@21: cannot convert value of type '(Int, String)' to specified type '(Int, Int)'
let (x, y) = 3  // error@5: tuple pattern cannot match values of type 'Int'
let v = (name: "a", age: 1)
print(v.nam)  // error@9: value of tuple type '(name: String, age: Int)' has no member 'nam'
