struct Value {}
let object: AnyObject = Value()  // error@25: cannot convert value of type 'Value' to specified type 'AnyObject' | Only an instance of a class is an 'AnyObject'.
func take<T: AnyObject>(_ value: T) {}
let taken: Void = take(Value())  // error@19: 'take' requires that 'Value' be a class type
let given: Void = take(3)  // error@19: 'take' requires that 'Int' be a class type
let number: AnyObject = 5  // error@25: cannot convert value of type 'Int' to specified type 'AnyObject' | Only an instance of a class is an 'AnyObject'.
struct Object: AnyObject {}  // error@16: only protocols can inherit from 'AnyObject' | Make 'Object' a class instead.
protocol Model: AnyObject {}
struct Plain: Model {}  // error@8: non-class type 'Plain' cannot conform to class protocol 'Model' | Make it a class, or leave 'AnyObject' out of the protocol.
struct Item: Identifiable { var name = "" }  // error@8: type 'Item' does not conform to protocol 'Identifiable' | It needs the property 'id'.
let isSame = 3 === 4  // error@14: argument type 'Int' expected to be an instance of a class | '===' tells whether two references are to one object. Values are compared with '=='.
let anything: Any = 1
let asObject: AnyObject = anything  // error@27: cannot convert value of type 'Any' to specified type 'AnyObject' | Only an instance of a class is an 'AnyObject'.
