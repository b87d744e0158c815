struct P { var name: String; var age: Int? }
var p: P? = P(name: "Ann", age: nil)
p?.name += "a"
p?.age = 3
p!.age! += 1
print(p!)  // expect: P(name: "Anna", age: Optional(4))
var none: P? = nil
none?.name = "x"
print(none as Any, (none?.age = 4) == nil)  // expect: nil true
var list: [Int]? = [1]
list?.append(2)
list?[0] = 9
print(list ?? [])  // expect: [9, 2]
