// Array literals take the type of the argument.
print([3, 4].contains(UInt8(3)))  // expect: true
let byte: UInt8 = 4
print([3, 4].contains(byte), [1, 2].firstIndex(of: byte) as Any)  // expect: true nil
let d = 1.5
print([1, 1.5, 2].contains(d), [1, 2].contains(d))  // expect: true false
print((1...3).contains(2), (1...3).contains(Int8(2)))  // expect: true true
enum Side { case left, right, top }
let side = Side.top
print([.left, .top].contains(side))  // expect: true
