protocol Animal { var name: String { get } }
struct Dog: Animal { let name = "Rex"; func bark() {} }
let pet: any Animal = Dog()
pet.bark()  // error@5: value of type 'any Animal' has no member 'bark'
