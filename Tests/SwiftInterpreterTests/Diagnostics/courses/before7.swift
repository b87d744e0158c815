func f(_ c: Bool) -> Int {
    let n: Int
    if c { n = 1 }
    return n  // error@12: constant 'n' used before being initialized
}
print(f(true))
