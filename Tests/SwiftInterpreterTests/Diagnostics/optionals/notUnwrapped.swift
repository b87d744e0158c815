let name: String? = "Ann"
let n: Int = name.count  // error@19: value of optional type 'String?' must be unwrapped to refer to member 'count' of wrapped base type 'String' | Chain it with '?.', or unwrap it with 'if let'.
