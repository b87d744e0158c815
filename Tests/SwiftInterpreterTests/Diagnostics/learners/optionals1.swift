let n: Int? = 3
let m = n + 1  // error@11: binary operator '+' cannot be applied to operands of type 'Int?' and 'Int' | Unwrap the optional first, with 'if let' or '??'.
let s: String? = "a"
print(s.count)  // error@9: value of optional type 'String?' must be unwrapped to refer to member 'count' of wrapped base type 'String' | Chain it with '?.', or unwrap it with 'if let'.
let k: Int = n  // error@14: value of optional type 'Int?' must be unwrapped to a value of type 'Int' | Give a default with '??', or unwrap it with 'if let'.
func take(_ x: Int) {}
take(n)  // error@6: value of optional type 'Int?' must be unwrapped to a value of type 'Int' | Give a default with '??', or unwrap it with 'if let'.
if n > 2 { print("big") }  // error@6: binary operator '>' cannot be applied to operands of type 'Int?' and 'Int' | Unwrap the optional first, with 'if let' or '??'.
let names = ["a": 1]
let one: Int = names["a"]  // error@16: value of optional type 'Int?' must be unwrapped to a value of type 'Int' | Give a default with '??', or unwrap it with 'if let'.
for c in s { print(c) }  // error@10: for-in loop requires 'String?' to conform to 'Sequence' | Unwrap the optional first.
