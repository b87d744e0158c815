var a = [1, 2, 3, 4, 5, 6]
a.swapAt(0, 5)
a.removeSubrange(1...2)
a.replaceSubrange(0..<1, with: [9, 9])
a.insert(contentsOf: [7, 7], at: 1)
a.append(contentsOf: 1...2)
print(a)  // expect: [9, 7, 7, 9, 4, 5, 1, 1, 2]
a.sort(); a.reverse()
print(a, a.removeFirst(), a.removeLast(), a)  // expect: [9, 9, 7, 7, 5, 4, 2, 1, 1] 9 1 [9, 7, 7, 5, 4, 2, 1]
a.removeFirst(2); a.removeLast(2)
a.reserveCapacity(10)
let p = a.partition { $0 > 2 }
print(a.count, p >= 0, a.capacity >= 3)  // expect: 3 true true
for i in a.indices { a[i] *= 2 }
print(a.sorted())  // expect: [8, 10, 14]
