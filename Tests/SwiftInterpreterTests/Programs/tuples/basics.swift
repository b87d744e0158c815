let http = (code: 404, message: "Not Found")
print(http.code, http.message, http.0, http)  // expect: 404 Not Found 404 (code: 404, message: "Not Found")
let (code, _) = http
print(code)  // expect: 404
var p = (1, 2)
p.0 += 10
print(p, p == (11, 2), (1, "a") < (1, "b"))  // expect: (11, 2) true true
func divide(_ a: Int, _ b: Int) -> (quotient: Int, remainder: Int) { (a / b, a % b) }
let r = divide(17, 5)
print(r.quotient, r.remainder, divide(9, 3))  // expect: 3 2 (quotient: 3, remainder: 0)
let nested = ((1, 2), (a: "x", b: [3]))
print(nested.0.1, nested.1.a, nested.1.b[0])  // expect: 2 x 3
