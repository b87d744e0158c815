func f() throws -> Int { 1 }
let n = try? f()
print(n + 1)  // error@9: binary operator '+' cannot be applied to operands of type 'Int?' and 'Int' | Unwrap the optional first, with 'if let' or '??'.
