class Animal { func speak() {}; final func run() {} ; let legs = 4 }
class Dog: Animal { func speak() {} }  // error@26: overriding declaration requires an 'override' keyword | Write 'override' before it.
class Cat: Animal { override func meow() {} }  // error@35: method does not override any method from its superclass | 'Animal' has no method 'meow' of this kind.
class Cow: Animal { override func run() {} }  // error@35: method overrides a 'final' method | Leave 'final' out where 'run' is first declared.
final class Fin {}
class Sub: Fin {}  // error@7: inheritance from a final class 'Fin'
struct St: Animal {}  // error@12: 'St' cannot inherit from 'Animal', which is no protocol
class Bird: Animal { override func speak(loud: Bool) {} }  // error@36: method does not override any method from its superclass | 'Animal' has no method 'speak' of this kind.
