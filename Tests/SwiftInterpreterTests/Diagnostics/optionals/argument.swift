func half(_ n: Int) -> Int { n / 2 }
let x: Int? = 4
print(half(x))  // error@12: value of optional type 'Int?' must be unwrapped to a value of type 'Int' | Give a default with '??', or unwrap it with 'if let'.
