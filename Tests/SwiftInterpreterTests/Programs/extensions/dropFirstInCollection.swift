extension Collection {
    var second: Element? { dropFirst().first }
    var isNotEmpty: Bool { !isEmpty }
}
extension BidirectionalCollection {
    var secondLast: Element? { dropLast().last }
}
print([1, 2, 3].second as Any, "x".second as Any, [1, 2, 3].secondLast as Any)  // expect: Optional(2) nil Optional(2)
print([Int]().isNotEmpty, "a".isNotEmpty)  // expect: false true
