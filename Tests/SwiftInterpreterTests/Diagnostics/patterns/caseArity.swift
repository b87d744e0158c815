enum E { case pair(Int, Int) }
func f(_ e: E) {
    if case .pair(let a, let b, let c) = e { print(a, b, c) }  // error@14: 'pair' has 2 associated values, but 3 are matched
}
