let n: Int = true ? 1 : "x"  // error@14: the two results of '?:' have mismatching types 'Int' and 'String'
