// Buffers of arrays, to read and to write.
let xs = [1, 2, 3]
print(xs.withUnsafeBufferPointer { $0.reduce(0, +) }, xs.withUnsafeBufferPointer { $0.count })  // expect: 6 3
var ys = xs
ys.withUnsafeMutableBufferPointer { buffer in buffer[0] = 9; buffer.swapAt(1, 2) }
print(ys, xs.withContiguousStorageIfAvailable { $0[1] } as Any)  // expect: [9, 3, 2] Optional(2)
let total = ys.withUnsafeBufferPointer { buffer -> Int in
    var t = 0
    for i in buffer.indices { t += buffer[i] }
    for x in buffer { t += x }
    return t
}
print(total)  // expect: 28
let a = [Int](unsafeUninitializedCapacity: 3) { buffer, count in
    for i in 0..<2 { buffer[i] = i * 2 }
    count = 2
}
print(a)  // expect: [0, 2]
