struct S { lazy var n = 3 }
let s = S()
print(s.n)  // error@9: cannot use mutating getter on immutable value: 's' is a 'let' constant | Reading 'n' changes the value it belongs to.
