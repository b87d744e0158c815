protocol Shape { var area: Double { get }; func name() -> String }
struct Square: Shape { var area: Double { 1 } }  // error@8: type 'Square' does not conform to protocol 'Shape' | It needs the 'name'.
struct Circle: Shape { func name() -> String { "c" } }  // error@8: type 'Circle' does not conform to protocol 'Shape' | It needs the property 'area'.
class Base: Shape { var area = 1.0; func name() -> Int { 1 } }
struct NotHashable { var f: () -> Void }
struct Item: Hashable { var n: NotHashable }  // error@8: type 'Item' does not conform to protocol 'Hashable'
struct Thing: Equatable { var a: Int; var b: NotHashable }  // error@8: type 'Thing' does not conform to protocol 'Equatable' | Write '==' yourself, or leave the property out of it.
func show<T: Shape>(_ t: T) {}
show(5)  // error@1: 'show' requires that 'Int' conform to 'Shape'
let shapes: [any Shape] = [1]  // error@28: cannot convert value of type 'Int' to expected element type 'any Shape' | 'Int' does not conform to 'Shape'.
func same<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }
print(same(NotHashable(f: {}), NotHashable(f: {})))  // error@7: 'same' requires that 'NotHashable' conform to 'Equatable'
let p = Shape()  // error@9: 'Shape' is a protocol, of which no values can be made | Name a type that conforms to it.
struct Plain {}
print(Plain() == Plain())  // error@15: operator '==' cannot be applied to two 'Plain' operands | 'Plain' does not conform to 'Equatable'.
print([Plain()].contains(Plain()))  // error@17: referencing instance method 'contains(_:)' on 'Array' requires that 'Plain' conform to 'Equatable'
print([Plain()].sorted())  // error@17: referencing instance method 'sorted()' on 'Array' requires that 'Plain' conform to 'Comparable'
struct Named: Identifiable { var name: String }  // error@8: type 'Named' does not conform to protocol 'Identifiable' | It needs the property 'id'.
