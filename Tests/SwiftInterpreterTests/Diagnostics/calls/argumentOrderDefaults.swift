func f(_ a: Int, b: String = "", c: Int = 0) -> Int { a }
let x = f(b: "s", 1)  // error@19: unnamed argument #2 must precede argument 'b' | 'f' takes (_: Int, b: String = …, c: Int = …).
let y = f(1, c: 2, b: "")  // error@23: argument 'b' must precede argument 'c' | 'f' takes (_: Int, b: String = …, c: Int = …).
func g(a: Int = 0, _ b: Int...) {}
g(1, 2, a: 3)  // error@12: argument 'a' must precede unnamed argument #1 | 'g' takes (a: Int = …, _: Int...).
