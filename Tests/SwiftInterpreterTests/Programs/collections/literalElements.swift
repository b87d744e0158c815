let bytes: [UInt8] = [1, 2, 255]
print(bytes.contains(255), bytes.map { Int($0) }.reduce(0, +), bytes.firstIndex(of: 2)!)  // expect: true 258 1
let floats: [CGFloat] = [1, 2.5]
print(floats.reduce(0, +), [1, 2.5, 3].map { $0 * 2 }, ([1, 2] as [Double])[0])  // expect: 3.5 [2.0, 5.0, 6.0] 1.0
import Foundation
let mixed: [Any] = [1, "a", true]
let optional = [1, nil, 3]
print(mixed.count, optional.compactMap { $0 }, Set([1, 2, 2]).count, ["a": 1, "b": 2.5]["b"]!)  // expect: 3 [1, 3] 2 2.5
