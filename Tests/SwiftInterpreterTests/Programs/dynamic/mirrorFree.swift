protocol Visitor { func visit(_ n: Int) -> String; func visit(_ s: String) -> String }
struct Printer: Visitor { func visit(_ n: Int) -> String { "int" }; func visit(_ s: String) -> String { "str" } }
let v: any Visitor = Printer()
print(v.visit(1), v.visit("a"))  // expect: int str
func over(_ x: Int) -> String { "Int" }
func over(_ x: Double) -> String { "Double" }
func over<T>(_ x: T) -> String { "generic" }
print(over(1), over(1.0), over("s"), over(1 as Double))  // expect: Int Double generic Double
