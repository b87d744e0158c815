let n: Int = "three"  // error@14: cannot convert value of type 'String' to specified type 'Int'
