class A { private init() {} 
  static let one = A() }
let a = A()  // error@9: 'A' is inaccessible due to 'private' protection level
