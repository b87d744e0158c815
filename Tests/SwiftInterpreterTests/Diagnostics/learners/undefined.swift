print(coutn)  // error@7: cannot find 'coutn' in scope
let x = undefinedThing  // error@9: cannot find 'undefinedThing' in scope
foo()  // error@1: cannot find 'foo' in scope
let y: Strng = "a"  // error@8: cannot find type 'Strng' in scope | Did you mean 'String'?
class A: Bse {}  // error@10: cannot find type 'Bse' in scope
let z = Foo()  // error@9: cannot find 'Foo' in scope
"abc".uppercase()  // error@7: value of type 'String' has no member 'uppercase' | Did you mean 'uppercased'?
[1, 2].cout  // error@8: value of type '[Int]' has no member 'cout' | Did you mean 'count'?
let p = (a: 1, b: 2)
print(p.c)  // error@9: value of tuple type '(a: Int, b: Int)' has no member 'c'
Int.foo()  // error@5: type 'Int' has no member 'foo'
