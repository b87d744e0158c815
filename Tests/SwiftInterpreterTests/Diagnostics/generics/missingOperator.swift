func sum<T>(_ a: T, _ b: T) -> T {
    a + b  // error@7: operator '+' cannot be applied to two 'T' operands
}
print(sum(1, 2))
