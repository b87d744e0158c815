@propertyWrapper struct Capitalized {
    var wrappedValue: String { didSet { wrappedValue = wrappedValue.capitalized } }
    init(wrappedValue: String) { self.wrappedValue = wrappedValue.capitalized }
}
import Foundation
struct User { @Capitalized var first: String; @Capitalized var last: String }
var u = User(first: "ann", last: "smith")
print(u.first, u.last)  // expect: Ann Smith
u.last = "jones"
print(u.last)  // expect: Jones
