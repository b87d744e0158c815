class A { var x = 1 }
class B: A { func f() -> Int { super.y } }  // error@38: value of type 'A' has no member 'y'
