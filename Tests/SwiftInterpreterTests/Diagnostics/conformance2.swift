protocol Shape { var area: Double { get }; func name() -> String }
class Base: Shape { var area = 1.0; func name() -> Int { 1 } }
struct NotHashable { var f: () -> Void }
func show<T: Shape>(_ t: T) {}
show(5)  // error@1: 'show' requires that 'Int' conform to 'Shape'
func same<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }
print(same(NotHashable(f: {}), NotHashable(f: {})))  // error@7: 'same' requires that 'NotHashable' conform to 'Equatable'
struct Plain {}
print(Plain() == Plain())  // error@15: operator '==' cannot be applied to two 'Plain' operands | 'Plain' does not conform to 'Equatable'.
print([Plain()].contains(Plain()))  // error@17: referencing instance method 'contains(_:)' on 'Array' requires that 'Plain' conform to 'Equatable'
print([Plain()].sorted())  // error@17: referencing instance method 'sorted()' on 'Array' requires that 'Plain' conform to 'Comparable'
