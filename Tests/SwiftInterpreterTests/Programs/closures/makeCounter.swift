func makeCounter() -> (next: () -> Int, reset: () -> Void) {
    var n = 0
    return ({ n += 1; return n }, { n = 0 })
}
let c = makeCounter(), d = makeCounter()
print(c.next(), c.next(), d.next())  // expect: 1 2 1
c.reset()
print(c.next(), d.next())  // expect: 1 2
