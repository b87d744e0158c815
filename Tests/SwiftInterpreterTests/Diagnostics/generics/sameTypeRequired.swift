func swapTwo<T>(_ a: inout T, _ b: inout T) { (a, b) = (b, a) }
var n = 1
var s = "x"
swapTwo(&n, &s)  // error@13: cannot convert value of type 'String' to expected argument type 'Int'
