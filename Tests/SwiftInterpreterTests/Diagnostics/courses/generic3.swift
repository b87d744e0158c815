func same<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }
print(same(1, "a"))  // error@15: cannot convert value of type 'String' to expected argument type 'Int'
