class Person {  // error@7: class 'Person' has no initializers | 'name' has no initial value: give it one, or write an 'init'.
    var name: String
}
