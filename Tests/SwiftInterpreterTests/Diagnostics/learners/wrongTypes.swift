let a: Int = "3"  // error@14: cannot convert value of type 'String' to specified type 'Int'
let b: String = 3  // error@17: cannot convert value of type 'Int' to specified type 'String' | Write it into a string: "\(…)".
let c: Double = "x"  // error@17: cannot convert value of type 'String' to specified type 'Double'
let d: [Int] = ["a", "b"]  // error@17: cannot convert value of type 'String' to expected element type 'Int' // error@22: cannot convert value of type 'String' to expected element type 'Int'
let e: [String: Int] = ["a": "b"]  // error@30: cannot convert value of type 'String' to expected element type 'Int'
let f: Bool = 1  // error@15: cannot convert value of type 'Int' to specified type 'Bool'
var g = 3
g = "a"  // error@5: cannot assign value of type 'String' to type 'Int'
g = 2.5  // error@5: cannot assign value of type 'Double' to type 'Int' | Convert it: 'Int(…)'.
func h(_ x: Int, _ y: String) {}
h("a", 1)  // error@3: cannot convert value of type 'String' to expected argument type 'Int' // error@8: cannot convert value of type 'Int' to expected argument type 'String' | Write it into a string: "\(…)".
let i = 3 + "a"  // error@11: binary operator '+' cannot be applied to operands of type 'Int' and 'String'
let j = "a" + 3  // error@13: binary operator '+' cannot be applied to operands of type 'String' and 'Int'
let k = 2.5 * g  // error@13: binary operator '*' cannot be applied to operands of type 'Double' and 'Int' | Convert one of them, as in 'Double(…)'.
if g { print(1) }  // error@4: cannot convert value of type 'Int' to expected condition type 'Bool'
while "a" { }  // error@7: cannot convert value of type 'String' to expected condition type 'Bool'
