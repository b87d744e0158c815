let a = 1
let a = 2  // error@1: invalid redeclaration of 'a'
func f() {}
func f() {}  // error@6: invalid redeclaration of 'f()'
struct S { var x = 1; var x = 2 }  // error@27: invalid redeclaration of 'x'
enum E { case a, a }  // error@18: invalid redeclaration of 'a'
func g(x: Int, x: Int) {}  // error@16: invalid redeclaration of 'x'
class S {}  // error@1: invalid redeclaration of 'S'
func h() { let q = 1; let q = 2; print(q) }  // error@27: invalid redeclaration of 'q'
