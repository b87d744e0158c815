var a = [3, 1, 2]
a.append(4)
a.insert(0, at: 0)
a += [5, 6]
a.remove(at: 1)
a[0] = 10
print(a, a.count, a.first!, a.last!, a.isEmpty, a.contains(4), a.firstIndex(of: 4)!)  // expect: [10, 1, 2, 4, 5, 6] 6 10 6 false true 3
a.removeAll { $0 > 5 }
a.removeFirst()
print(a, a.popLast()!, a, Array(repeating: "x", count: 3), [Int](), Array(1...3), [1, 2] + [3])  // expect: [2, 4, 5] 5 [2, 4] ["x", "x", "x"] [] [1, 2, 3] [1, 2, 3]
a.reverse()
print(a, a.reversed().map { $0 }, a.min()!, a.max()!, a.shuffled().count, a == [2, 1], a.randomElement() != nil)  // expect: [4, 2] [2, 4] 2 4 2 false true
