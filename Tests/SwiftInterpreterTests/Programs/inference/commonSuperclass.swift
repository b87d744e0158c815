// Objects of sibling classes in one literal, or in both branches of `?:`, are of the class that both come from.
class Animal { var name: String { "animal" } }
class Dog: Animal { override var name: String { "dog" } }
class Puppy: Dog { override var name: String { "puppy" } }
class Cat: Animal { override var name: String { "cat" } }
let pets = [Dog(), Cat()]
for pet in pets { print(pet.name) }  // expect: dog
// expect: cat
print([Animal(), Cat(), Dog()].map(\.name), [Puppy(), Dog(), Cat()].map(\.name), [Dog(), Animal()].map(\.name))  // expect: ["animal", "cat", "dog"] ["puppy", "dog", "cat"] ["dog", "animal"]
print(["a": Puppy(), "b": Cat()].map(\.value.name).sorted(), type(of: pets))  // expect: ["cat", "puppy"] Array<Animal>
let isDog = pets.count > 1
let pick = isDog ? Dog() : Cat()
print(pick.name, (isDog ? nil : Cat())?.name ?? "none")  // expect: dog none
class Shelf<Value> { var value: Value; init(_ value: Value) { self.value = value } }
class Row<Value>: Shelf<Value> {}
class Column<Value>: Shelf<Value> {}
print([Row(1), Column(2)].map(\.value))  // expect: [1, 2]
