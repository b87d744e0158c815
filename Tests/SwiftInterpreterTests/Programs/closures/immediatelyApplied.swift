let config: [String: Int] = {
    var c: [String: Int] = [:]
    c["a"] = 1
    c["b"] = 2
    return c
}()
let n = { 3 }()
print(config.count, n, { (x: Int) in x + 1 }(4))  // expect: 2 3 5
let lazyValue: String = {
    if n > 2 { return "big" }
    return "small"
}()
print(lazyValue)  // expect: big
