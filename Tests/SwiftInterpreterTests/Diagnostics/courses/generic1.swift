func biggest<T>(_ xs: [T]) -> T? {
    var b = xs.first
    for x in xs { if x > b! { b = x } }  // error@24: operator '>' cannot be applied to two 'T' operands | 'T' does not conform to 'Comparable'.
    return b
}
print(biggest([1]) as Any)
