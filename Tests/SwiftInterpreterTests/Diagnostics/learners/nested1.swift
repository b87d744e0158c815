struct Outer { struct Inner { var x = 1 } ; var inner = Inner() ; func f() -> Int { inner.y } }  // error@91: value of type 'Outer.Inner' has no member 'y'
let i = Inner()  // error@9: cannot find 'Inner' in scope
let j = Outer.Inner(x: "a")  // error@24: cannot convert value of type 'String' to expected argument type 'Int'
let k = Outer.Missing()  // error@15: type 'Outer' has no member 'Missing'
print(Outer().inner.x.z)  // error@23: value of type 'Int' has no member 'z'
