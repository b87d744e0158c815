extension Collection {
    subscript(safe index: Index) -> Element? { indices.contains(index) ? self[index] : nil }
}
let list = [10, 20, 30]
print(list[safe: 1] as Any, list[safe: 9] as Any)  // expect: Optional(20) nil
print("abc"["abc".startIndex], list.dropFirst()[safe: 0] as Any, list.dropFirst()[safe: 1] as Any)  // expect: a nil Optional(20)
