var a: [Int] = []
a.removeLast()  // trap@3: Can't remove last element from an empty collection
