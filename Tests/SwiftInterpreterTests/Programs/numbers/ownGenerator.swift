// Random numbers of a generator of one's own, for types of all sizes.
struct LCG: RandomNumberGenerator { var state: UInt64 = 1; mutating func next() -> UInt64 { state = state &* 6364136223846793005 &+ 1442695040888963407; return state } }
var g = LCG()
print(UInt8.random(in: 0...255, using: &g), Int.random(in: 0..<10, using: &g), UInt8.random(in: .min ... .max, using: &g), Int64.random(in: 0...100, using: &g))  // expect: 124 5 14 38
for _ in 0..<20 { print(UInt16.random(in: 3...40_000, using: &g), Int8.random(in: -100..<100, using: &g), UInt.random(in: 0...(.max / 2 + 5), using: &g), Int32.random(in: .min ... .max, using: &g), Bool.random(using: &g)) }  // expect: 26554 -1 5109151921756873811 1959240649 true
// expect: 13148 18 1874449851792725163 610529344 true
// expect: 13665 -31 3571233821448308475 1043398963 true
// expect: 39315 81 8189540426831479823 -1903896998 true
// expect: 28318 35 2289823514322804595 19344016 false
// expect: 19104 -48 9101716066815859215 -641199315 false
// expect: 11588 -68 2654279244131585083 1142970592 false
// expect: 27668 -6 3282822684689195083 1602406227 true
// expect: 37303 6 5866021074656475166 -1862630406 false
// expect: 34900 -40 2065384730605067011 1306819376 true
// expect: 39357 -23 7258580525259556830 -1243115955 true
// expect: 39106 57 909759745145140533 -414135522 true
// expect: 14173 19 392678586650786030 -66279384 true
// expect: 27404 -29 7928739170073791681 164069614 true
// expect: 24347 74 6629722642851456708 -515563735 true
// expect: 19769 -7 2676793408626269492 -433660310 true
// expect: 36960 48 3951528693575177052 -1299932640 true
// expect: 13177 44 3756542025804317312 -92805944 true
// expect: 32380 0 1462775177195134334 974644123 false
// expect: 13169 -13 5187987060110391187 1779984457 false
