class Animal {}
class Dog: Animal { func bark() {} }
let a: Animal = Dog()
let d: Dog = a  // error@14: cannot convert value of type 'Animal' to specified type 'Dog'
