func swapTwo<T>(_ a: inout T, _ b: inout T) {
    let temporary = a
    a = b
    b = temporary
}
var x = 1, y = 2
swapTwo(&x, &y)
print(x, y)  // expect: 2 1
var first = "one", second = "two"
swapTwo(&first, &second)
print(first, second)  // expect: two one
