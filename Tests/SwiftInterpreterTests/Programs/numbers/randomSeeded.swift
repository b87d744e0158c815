struct LCG: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 { state = state &* 6364136223846793005 &+ 1442695040888963407; return state }
}
var g = LCG(state: 42)
print(g.next(), g.next() % 100)  // expect: 10481999410520546993 20
print((1...6).contains(Int.random(in: 1...6, using: &g)), [1, 2, 3].shuffled(using: &g).count, [1, 2].randomElement(using: &g) != nil, Bool.random() || true)  // expect: true 3 true true
