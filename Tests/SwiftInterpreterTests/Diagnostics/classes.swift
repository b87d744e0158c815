class Animal { let name: String; init(name: String) { self.name = name }; func speak() {} }
class Dog: Animal { var age: Int; init(age: Int) { self.age = age } }  // error@67: 'super.init' isn't called before returning from initializer
class Cat: Animal { func speak() {} }  // error@26: overriding declaration requires an 'override' keyword | Write 'override' before it.
class Bird: Animal { override func fly() {} }  // error@36: method does not override any method from its superclass | 'Animal' has no method 'fly' of this kind.
class Fish { var size: Int }  // error@7: class 'Fish' has no initializers | 'size' has no initial value: give it one, or write an 'init'.
class Cow { var size: Int; init() {} }  // error@36: return from initializer without initializing all stored properties
let a = Animal()  // error@9: missing argument for parameter 'name' in call | 'Animal' takes (name: String).
struct S { var x: Int; init() { } }  // error@33: return from initializer without initializing all stored properties
final class Leaf {}
class Twig: Leaf {}  // error@7: inheritance from a final class 'Leaf'
struct Sub: Animal {}  // error@13: 'Sub' cannot inherit from 'Animal', which is no protocol
let d = Dog(name: "x")  // error@19: incorrect argument label in call (have 'name:', expected 'age:') | 'Dog' takes (age: Int).
