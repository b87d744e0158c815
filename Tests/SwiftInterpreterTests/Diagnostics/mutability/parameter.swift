func f(_ n: Int) -> Int {
    n += 1  // error@5: cannot assign to value: 'n' is a 'let' constant | Copy the parameter into a 'var' first.
    return n
}
