func isFirst<T>(_ x: T, of list: [T]) -> Bool {
    guard let first = list.first else { return false }
    return first == x  // error@18: operator '==' cannot be applied to two 'T' operands | 'T' does not conform to 'Equatable'.
}
