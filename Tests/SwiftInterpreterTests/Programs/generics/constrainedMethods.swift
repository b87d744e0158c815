struct Box<T> { var value: T
    func map<U>(_ f: (T) throws -> U) rethrows -> Box<U> { Box<U>(value: try f(value)) } }
extension Box where T: Collection { var size: Int { value.count }; func first() -> T.Element? { value.first } }
extension Box where T == String { var shout: String { value.uppercased() } }
extension Box: Equatable where T: Equatable {}
extension Box: Comparable where T: Comparable { static func < (a: Box, b: Box) -> Bool { a.value < b.value } }
print(Box(value: "ab").size, Box(value: "ab").shout, Box(value: [3, 4]).first()!, Box(value: 2).map { "\($0)!" }.value)  // expect: 2 AB 3 2!
print(Box(value: 1) == Box(value: 1), Box(value: 1) < Box(value: 2), [Box(value: 3), Box(value: 1)].sorted().map(\.value), [Box(value: "z"), Box(value: "b")].min()!.value)  // expect: true true [1, 3] b
