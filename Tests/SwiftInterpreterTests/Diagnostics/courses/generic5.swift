func f<T>() -> T? { nil }
let x = f()  // error@9: generic parameter 'T' could not be inferred | Say what it is, for example by a type annotation.
print(x as Any)
