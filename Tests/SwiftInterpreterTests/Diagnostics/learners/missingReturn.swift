func area(_ w: Int, _ h: Int) -> Int {
    let a = w * h
    print(a)
}  // error@1: missing return in a function that returns 'Int'
func sign(_ n: Int) -> String {
    if n > 0 { return "plus" } else if n < 0 { return "minus" }
}  // error@1: missing return in a function that returns 'String'
struct S {
    var size: Int {
        let n = 3
        print(n)
    }  // error@5: missing return in a function that returns 'Int'
}
func loop() -> Int {
    for i in 0..<3 { return i }
}  // error@1: missing return in a function that returns 'Int'
