func both(_ a: inout Int, _ b: inout Int) { a += b }
var n = 1
both(&n, &n)  // error@11: a variable cannot be given to two 'inout' parameters of one call | Copy it into another variable first.
