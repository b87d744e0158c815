let a: Int = "text"  // error@14: cannot convert value of type 'String' to specified type 'Int'
let b: String = 5  // error@17: cannot convert value of type 'Int' to specified type 'String' | Write it into a string: "\(…)".
let c = 1 + "a"  // error@11: binary operator '+' cannot be applied to operands of type 'Int' and 'String'
let d: Int = 2.5  // error@14: cannot convert value of type 'Double' to specified type 'Int' | Convert it: 'Int(…)'.
let e = 5 == "5"  // error@11: binary operator '==' cannot be applied to operands of type 'Int' and 'String'
var list = [1, 2]
list.append("x")  // error@13: cannot convert value of type 'String' to expected argument type 'Int'
let f: [String] = [1]  // error@20: cannot convert value of type 'Int' to expected element type 'String' | Write it into a string: "\(…)".
let g: Int? = "x"  // error@15: cannot convert value of type 'String' to specified type 'Int?'
let h: Int = nil  // error@14: 'nil' is not compatible with expected type 'Int' | Only optional types have nil: write 'Int?'.
let i = g + 1  // error@11: binary operator '+' cannot be applied to operands of type 'Int?' and 'Int' | Unwrap the optional first, with 'if let' or '??'.
if 1 { print("no") }  // error@4: cannot convert value of type 'Int' to expected condition type 'Bool'
let j: Bool = 0  // error@15: cannot convert value of type 'Int' to specified type 'Bool'
func number() -> Int { "x" }  // error@24: cannot convert return expression of type 'String' to return type 'Int'
func nothing() { return 5 }  // error@25: unexpected non-void return value in void function
let k = true ? 1 : "a"  // error@9: the two results of '?:' have mismatching types 'Int' and 'String'
let m: (Int) -> String = { $0 }  // error@28: cannot convert value of type 'Int' to closure result type 'String' | Write it into a string: "\(…)".
let count: Int = list.count + 1.5  // error@29: binary operator '+' cannot be applied to operands of type 'Int' and 'Double' | Convert one of them, as in 'Int(…)'.
