struct Tagged<Tag, Value: Equatable>: Equatable { var value: Value }
enum UserTag {}
enum OrderTag {}
typealias UserID = Tagged<UserTag, Int>
typealias OrderID = Tagged<OrderTag, Int>
let u = UserID(value: 7)
print(u == UserID(value: 7), u.value == OrderID(value: 7).value)  // expect: true true
print(type(of: u) == UserID.self)  // expect: true
