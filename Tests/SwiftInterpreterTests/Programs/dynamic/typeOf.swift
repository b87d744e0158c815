class A {}
class B: A {}
let a: A = B()
print(type(of: a), type(of: 1), type(of: "x"), type(of: [1: "a"]), type(of: (1, "x")))  // expect: B Int String Dictionary<Int, String> (Int, String)
let any: Any = [1, 2]
print(any is [Int], any is [String], type(of: Optional(3)))  // expect: true false Optional<Int>
print(A.self, String(describing: B.self), type(of: a) == B.self, type(of: a) == A.self)  // expect: A B true false
