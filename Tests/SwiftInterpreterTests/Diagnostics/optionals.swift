let name: String? = "a"
print(name.count)  // error@12: value of optional type 'String?' must be unwrapped to refer to member 'count' of wrapped base type 'String' | Chain it with '?.', or unwrap it with 'if let'.
let length: Int = name?.count  // error@19: value of optional type 'Int?' must be unwrapped to a value of type 'Int' | Give a default with '??', or unwrap it with 'if let'.
let shout = name.uppercased()  // error@18: value of optional type 'String?' must be unwrapped to refer to member 'uppercased' of wrapped base type 'String' | Chain it with '?.', or unwrap it with 'if let'.
let plain = "x"
if let plain { print(plain) }  // error@8: initializer for conditional binding must have Optional type, not 'String' | A value that is always there needs no 'if let'.
print(plain!)  // error@7: cannot force unwrap value of non-optional type 'String' | Remove the '!'.
print(plain?.count)  // error@7: cannot use optional chaining on non-optional value of type 'String' | Remove the '?'.
let n: Int? = 3
print(n + 1)  // error@9: binary operator '+' cannot be applied to operands of type 'Int?' and 'Int' | Unwrap the optional first, with 'if let' or '??'.
let sum = n! + 1
func take(_ s: String) {}
take(name)  // error@6: value of optional type 'String?' must be unwrapped to a value of type 'String' | Give a default with '??', or unwrap it with 'if let'.
