struct Money: CustomStringConvertible, CustomDebugStringConvertible {
    var cents: Int
    var description: String { "$\(cents / 100).\(cents % 100)" }
    var debugDescription: String { "Money(\(cents))" }
}
let m = Money(cents: 1250)
print(m, "\(m)", String(describing: m), String(reflecting: m))  // expect: $12.50 $12.50 $12.50 Money(1250)
print([m], Optional(m) as Any)  // expect: [Money(1250)] Optional(Money(1250))
debugPrint(m)  // expect: Money(1250)
