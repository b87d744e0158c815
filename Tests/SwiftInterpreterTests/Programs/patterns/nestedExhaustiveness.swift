// What a column names is taken apart together with the columns behind it.
enum Side { case left, right }
func name(_ side: Side?, _ isOn: Bool) -> String {
    switch (side, isOn) {
    case (.some(.left), true): "left on"
    case (.some(.right), true): "right on"
    case (.some, false): "off"
    case (nil, _): "none"
    }
}
print(name(.left, true), name(.right, true), name(.left, false), name(nil, true))  // expect: left on right on off none
func count(_ t: (Bool, Bool, Bool, Bool, Bool, Bool, Bool, Bool)) -> Int {
    switch t {
    case (true, _, _, _, _, _, _, _): 1
    case (_, true, _, _, _, _, _, _): 2
    case (_, _, _, _, _, _, _, true): 8
    case (false, false, _, _, _, _, _, false): 0
    }
}
print(count((false, true, true, true, true, true, true, false)), count((false, false, true, true, true, true, true, true)), count((false, false, true, false, false, false, false, false)))  // expect: 2 8 0
indirect enum Tree { case leaf(Int), node(Tree, Tree) }
func depth(_ tree: Tree) -> Int {
    switch tree {
    case .leaf: 1
    case .node(.leaf, .leaf): 2
    case .node(.node(.node, _), _): 9
    case .node(.node(let a, let b), .leaf), .node(.leaf, .node(let a, let b)): 2 + max(depth(a), depth(b))
    case .node(let a, let b): 1 + max(depth(a), depth(b))
    }
}
print(depth(.node(.leaf(1), .node(.leaf(2), .leaf(3)))), depth(.node(.node(.node(.leaf(1), .leaf(2)), .leaf(3)), .leaf(4))))  // expect: 3 9
