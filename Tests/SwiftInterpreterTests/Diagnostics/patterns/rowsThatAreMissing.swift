func f(_ t: (Bool, Bool, Bool, Bool, Bool, Bool, Bool, Bool)) -> Int {
    switch t { case (_, _, _, _, _, _, _, true): return 1 }  // error@5: switch must be exhaustive | Add a 'default' clause.
}
enum Side { case left, right }
func g(_ side: Side?, _ isOn: Bool) {
    switch (side, isOn) {  // error@5: switch must be exhaustive | Add a 'default' clause.
    case (.some(.left), true), (.some(.right), false), (nil, _): break
    }
}
func h(_ side: Side??) {
    switch side {  // error@5: switch must be exhaustive | Add the case .right, or a 'default'.
    case .none, .some(.none), .some(.some(.left)): break
    }
}
