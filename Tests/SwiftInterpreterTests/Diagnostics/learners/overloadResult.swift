func f() -> Int { 1 }
func f() -> String { "a" }
let x = f()  // error@9: ambiguous use of 'f' | Say which type is meant, for example by a type annotation.
let y: Int = f()
let z: Double = f()  // error@17: cannot convert value of type 'Int' to specified type 'Double' | Convert it: 'Double(…)'.
