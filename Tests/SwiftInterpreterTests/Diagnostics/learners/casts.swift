let x: Any = 1
let y: Int = x  // error@14: cannot convert value of type 'Any' to specified type 'Int'
let z = x + 1  // error@11: binary operator '+' cannot be applied to operands of type 'Any' and 'Int'
let s = x as String  // error@9: cannot convert value of type 'Any' to specified type 'String'
class A {}; class B: A {}
let a: A = B()
let b: B = a  // error@12: cannot convert value of type 'A' to specified type 'B'
let c = a as B  // error@9: cannot convert value of type 'A' to specified type 'B'
let n = "3" as Int  // error@9: cannot convert value of type 'String' to specified type 'Int'
