func make() -> some Equatable { 1 }
let x: Int = make()  // error@14: cannot convert value of type 'any Equatable' to specified type 'Int'
print(x)
