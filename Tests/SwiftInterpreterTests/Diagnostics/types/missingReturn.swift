func f(_ n: Int) -> Int {
    if n > 0 { return 1 }
}  // error@1: missing return in a function that returns 'Int'
