struct A { private let x: Int }
let a = A(x: 1)  // error@9: 'A' is inaccessible due to 'private' protection level
print(a)
