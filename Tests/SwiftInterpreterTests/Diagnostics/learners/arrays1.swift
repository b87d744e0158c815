let xs = [1, 2, 3]
print(xs.length)  // error@10: value of type '[Int]' has no member 'length'
xs[0] = 5  // error@1: cannot assign to value: 'xs' is a 'let' constant | Change 'let' to 'var' to make it mutable.
let y: String = xs[0]  // error@17: cannot convert value of type 'Int' to specified type 'String' | Write it into a string: "\(…)".
print(xs["a"])  // error@7: no 'subscript' takes arguments of type (String) | It can be called with: (_: Int), (_: Range<Int>), (_: R).
let z = xs.first + 1  // error@18: binary operator '+' cannot be applied to operands of type 'Int?' and 'Int' | Unwrap the optional first, with 'if let' or '??'.
let e = []  // error@9: an empty collection literal needs a type | Write the type, as in 'let names: [String] = []'.
let m = [1, "a"]  // error@13: cannot convert value of type 'String' to expected element type 'Int'
xs.append(4)  // error@1: cannot use mutating member 'append' on immutable value: 'xs' is a 'let' constant | Change 'let' to 'var' to make it mutable.
for (i, x) in xs { print(i, x) }  // error@5: tuple pattern cannot match values of type 'Int'
let total = xs.sum()  // error@16: value of type '[Int]' has no member 'sum'
