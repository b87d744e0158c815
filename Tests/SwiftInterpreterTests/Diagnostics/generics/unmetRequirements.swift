struct Point {}
print([Point()].sorted())  // error@17: referencing instance method 'sorted()' on 'Array' requires that 'Point' conform to 'Comparable'
print([Point()].max() as Any)  // error@17: referencing instance method 'max()' on 'Array' requires that 'Point' conform to 'Comparable'
print([Point()].firstIndex(of: Point()) as Any)  // error@17: referencing instance method 'firstIndex(of:)' on 'Array' requires that 'Point' conform to 'Equatable'
print([Point()].contains(Point()))  // error@17: referencing instance method 'contains(_:)' on 'Array' requires that 'Point' conform to 'Equatable'
extension Array where Element == Int { func total() -> Int { reduce(0, +) } }
print(["a"].total())  // error@13: referencing instance method 'total()' on 'Array' requires the types 'String' and 'Int' be equivalent
extension Sequence where Element: Numeric { func sum() -> Element { reduce(0, +) } }
print(["a"].sum())  // error@13: referencing instance method 'sum()' on 'Sequence' requires that 'String' conform to 'Numeric'
extension Optional where Wrapped == String { var orEmpty: String { self ?? "" } }
let number: Int? = 3
print(number.orEmpty)  // error@14: property 'orEmpty' requires the types 'Int' and 'String' be equivalent
