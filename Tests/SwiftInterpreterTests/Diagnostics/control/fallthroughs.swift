func f(_ x: Int) {
    switch x {
    case 1: print("one"); fallthrough  // error@27: 'fallthrough' from a case which doesn't bind variable 'y'
    case let y where y > 5: print("y", y)
    default: print("d")
    }
    switch x {
    case 1: print("one")
    default: fallthrough  // error@14: 'fallthrough' without a following 'case' or 'default' block
    }
    if x > 1 { fallthrough }  // error@16: 'fallthrough' is only allowed inside a switch
    switch x {
    case 1:
        let inner = { fallthrough }  // error@23: 'fallthrough' is only allowed inside a switch
        inner()
    default: break
    }
}
