class C { lazy let x = 1; static let s = 2; var y: Int { get { 1 } set { } }; var z: Int { set { } } ; let w: Int { 3 } }  // error@7: class 'C' has no initializers | 'z' has no initial value: give it one, or write an 'init'.  // error@115: 'let' declarations cannot be computed properties | Write 'var'.  // error@20: 'lazy' cannot be used on a let | Write 'lazy var'.
print(C().s)  // error@7: 'C' has no initialiser that can be called
print(C.y)  // error@9: instance member 'y' cannot be used on type 'C' | Use it on a value of the type.
struct S { static var shared = S(); var v = 0 }
S().shared.v = 1  // error@5: static member 'shared' cannot be used on instance of type 'S' | Write 'S.shared'.
print(S.v)  // error@9: instance member 'v' cannot be used on type 'S' | Use it on a value of the type.
