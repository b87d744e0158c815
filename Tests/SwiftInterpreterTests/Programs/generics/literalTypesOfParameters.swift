// A wrapper takes the literals that what it wraps takes.
struct Tagged<Tag, RawValue> {
    var rawValue: RawValue
    init(_ rawValue: RawValue) { self.rawValue = rawValue }
}
extension Tagged: Equatable where RawValue: Equatable {}
extension Tagged: ExpressibleByIntegerLiteral where RawValue: ExpressibleByIntegerLiteral {
    init(integerLiteral value: RawValue.IntegerLiteralType) { self.init(RawValue(integerLiteral: value)) }
}
extension Tagged: ExpressibleByFloatLiteral where RawValue: ExpressibleByFloatLiteral {
    init(floatLiteral value: RawValue.FloatLiteralType) { self.init(RawValue(floatLiteral: value)) }
}
extension Tagged: ExpressibleByStringLiteral, ExpressibleByExtendedGraphemeClusterLiteral, ExpressibleByUnicodeScalarLiteral
where RawValue: ExpressibleByStringLiteral {
    typealias ExtendedGraphemeClusterLiteralType = RawValue.StringLiteralType
    typealias UnicodeScalarLiteralType = RawValue.StringLiteralType
    init(stringLiteral value: RawValue.StringLiteralType) { self.init(RawValue(stringLiteral: value)) }
}
struct User { let id: Tagged<User, Int>; var name: Tagged<(User, name: ()), String>; var balance: Tagged<(), Double> }
let user = User(id: 7, name: "Ada", balance: 1.5)
print(user.id == 7, user.name.rawValue, user.balance.rawValue)  // expect: true Ada 1.5
struct Name: ExpressibleByStringLiteral { let text: String; init(stringLiteral value: String) { text = value + "!" } }
struct Cents: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    let count: Int
    init(integerLiteral value: Int) { count = value * 100 }
    init(floatLiteral value: Double) { count = Int(value * 100) }
}
func make<T: ExpressibleByStringLiteral>(_ type: T.Type = T.self) -> T { "made" }
print((make() as Name).text, make(String.self), ([1, 2.5] as [Cents]).map(\.count))  // expect: made! made [100, 250]
