func f(_ n: Int?) -> Int {
    guard let n else { print("none") }  // error@38: 'guard' body must not fall through | End it with 'return', 'throw', 'break' or 'continue'.
    return n
}
