enum Planet: Int { case mercury = "m" }  // error@35: raw value for enum case must be a literal
