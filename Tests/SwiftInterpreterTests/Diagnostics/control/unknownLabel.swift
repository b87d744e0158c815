for i in 0..<2 {
    break outer  // error@5: cannot find label 'outer' here
}
