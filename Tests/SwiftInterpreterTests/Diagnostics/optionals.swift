let name: String? = "a"
print(name.count)
let length: Int = name?.count  // error@19: value of optional type 'Int?' must be unwrapped to a value of type 'Int' | Give a default with '??', or unwrap it with 'if let'.
let shout = name.uppercased()  // error@18: value of optional type 'String?' must be unwrapped to refer to member 'uppercased' of wrapped base type 'String' | Chain it with '?.', or unwrap it with 'if let'.
let plain = "x"
if let plain { print(plain) }
print(plain!)
print(plain?.count)
let n: Int? = 3
print(n + 1)
let sum = n! + 1
func take(_ s: String) {}
take(name)
