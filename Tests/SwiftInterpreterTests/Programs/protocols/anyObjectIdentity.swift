protocol Service: AnyObject { var id: Int { get set } }
final class A: Service { var id = 1 }
let a = A()
let s: any Service = a
s.id = 5
print(a.id, s === a, ObjectIdentifier(a) == ObjectIdentifier(s))  // expect: 5 true true
