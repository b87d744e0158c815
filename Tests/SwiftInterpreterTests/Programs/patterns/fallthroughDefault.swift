for n in 1...4 {
    switch n {
    case 1: print("one"); fallthrough
    case 2: print("two-ish")
    case 3: break
    default: print("many")
    }
}  // expect: one
// expect: two-ish
// expect: two-ish
// expect: many
let c: Character = "e"
switch c {
case "a", "e", "i", "o", "u": print("vowel")
case "a"..."z": print("consonant")
default: print("?")
}  // expect: vowel
