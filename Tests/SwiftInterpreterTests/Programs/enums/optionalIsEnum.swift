let x: Int? = 5
switch x {
case .some(let v) where v > 3: print("big", v)
case .some: print("small")
case .none: print("none")
}  // expect: big 5
let y = Optional<Int>.none
if case .none = y { print("nothing") }  // expect: nothing
if case 5? = x { print("five") }  // expect: five
