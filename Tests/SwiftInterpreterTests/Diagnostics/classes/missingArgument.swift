class Person { init(name: String, age: Int) {} }
let p = Person(name: "Ann")  // error@9: missing argument for parameter 'age' in call | 'Person' takes (name: String, age: Int).
