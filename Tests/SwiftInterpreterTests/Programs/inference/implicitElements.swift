// What a literal of implicit members is asked for tells what its elements are.
enum Side: String, CaseIterable { case left, right }
func show(_ side: Side) -> String { side.rawValue }
let only: Side = [.left].randomElement()!
let other: Side = [.right].randomElement() ?? .left
let third: Side = [.left, .right][1]
let shuffled: [Side] = [.left, .right].shuffled()
let reversed: [Side] = [.left, .right].reversed()
let filtered: [Side] = [.left, .right].filter { $0 != .left }
let ratio: Double = [1, 2].max()!
print(only, other, third, shuffled.count, reversed, filtered, ratio)  // expect: left right right 2 [main.Side.right, main.Side.left] [main.Side.right] 2.0
print(show([.left].randomElement()!), show([.left, .right][1]))  // expect: left right
