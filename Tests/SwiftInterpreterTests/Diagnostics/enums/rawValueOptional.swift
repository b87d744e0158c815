enum Grade: Int { case a = 1 }
let g: Grade = Grade(rawValue: 1)  // error@16: value of optional type 'Grade?' must be unwrapped to a value of type 'Grade' | Give a default with '??', or unwrap it with 'if let'.
