enum Planet: Int { case mercury = "m" }  // error@35: the raw value of a case must be a literal
