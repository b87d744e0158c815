func f() { return 3 }  // error@19: unexpected non-void return value in void function
func g() -> Int { return "a" }  // error@26: cannot convert return expression of type 'String' to return type 'Int'
func h() -> Int { return }  // error@19: non-void function should return a value | It returns 'Int'.
func i() -> (Int, String) { return (1, 2) }  // error@36: cannot convert return expression of type '(Int, Int)' to return type '(Int, String)'
func j() -> [Int] { return 3 }  // error@28: cannot convert return expression of type 'Int' to return type '[Int]'
func k() -> Int? { return "a" }  // error@27: cannot convert return expression of type 'String' to return type 'Int?'
func l() -> String { 3 }  // error@22: cannot convert return expression of type 'Int' to return type 'String' | Write it into a string: "\(…)".
func m() -> Void { 3 }
let n: () -> Int = { return "a" }  // error@29: cannot convert return expression of type 'String' to return type 'Int'
