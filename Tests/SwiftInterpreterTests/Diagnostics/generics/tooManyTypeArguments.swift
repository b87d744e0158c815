struct Box<T> { var value: T }
let b: Box<Int, String> = Box(value: 1)  // error@8: generic type 'Box' takes 1 type arguments, not 2
