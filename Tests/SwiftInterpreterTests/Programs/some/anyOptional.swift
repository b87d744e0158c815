protocol Named { var name: String { get } }
struct Cat: Named { var name: String }
var favourite: (any Named)? = nil
print(favourite?.name ?? "nobody")  // expect: nobody
favourite = Cat(name: "Tom")
print(favourite?.name ?? "nobody")  // expect: Tom
if let cat = favourite as? Cat { print("a cat", cat.name) }  // expect: a cat Tom
