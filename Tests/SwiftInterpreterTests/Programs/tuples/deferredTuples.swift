func product(_ b: Bool) -> Int {
    let (x, y): (Int, Int)
    if b { (x, y) = (1, 2) } else { (x, y) = (3, 4) }
    return x * y
}
print(product(true), product(false))  // expect: 2 12
func later() -> String {
    var (n, t): (Int, String?)
    n = 2
    t = nil
    n += 1
    t = "t"
    return "\(n) \(t ?? "")"
}
print(later())  // expect: 3 t
