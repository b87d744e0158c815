// AnyObject: instances of classes alone, and what is constrained to them.
final class Counter { var count = 1 }
let counter = Counter()
let object: AnyObject = counter
print(object === counter, object is Counter, (object as! Counter).count)  // expect: true true 1
let cast = counter as AnyObject
print(cast === object, type(of: cast))  // expect: true Counter

func identifier<T: AnyObject>(_ value: T) -> ObjectIdentifier { ObjectIdentifier(value) }
print(identifier(counter) == identifier(counter), identifier(counter) == identifier(Counter()))  // expect: true false

protocol Model: AnyObject { var count: Int { get set } }
extension Counter: Model {}
let model: any Model = counter
model.count = 3
print(counter.count, identifier(counter) == ObjectIdentifier(model))  // expect: 3 true
let same: AnyObject = model
print(same === model, same === nil, model !== counter)  // expect: true false false

weak var held: AnyObject? = counter
print(held === counter)  // expect: true
struct Weak<T: AnyObject> { weak var value: T? }
print(Weak(value: counter).value === counter)  // expect: true
let objects: [AnyObject] = [counter, Counter()]
print(objects.count, objects[0] === counter, objects.contains { $0 === counter })  // expect: 2 true true
let anything: [Any] = [counter, "text" as Any]
print(anything.filter { type(of: $0) is AnyClass }.count)  // expect: 1

func kinds<T>(_ value: T) -> String { "any" }
func kinds<T: AnyObject>(_ value: T) -> String { "object" }
print(kinds(counter), kinds(3))  // expect: object any

extension Model where Self: AnyObject { func bump() { count += 1 } }
model.bump()
print(counter.count)  // expect: 4
typealias Named = AnyObject & Model
let named: any Named = counter
print(named.count)  // expect: 4
