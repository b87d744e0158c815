for i in 0..<3 {
    i += 1  // error@5: cannot assign to value: 'i' is a 'let' constant | Change 'let' to 'var' to make it mutable.
}
