enum Planet: Int { case mercury = "m" }  // error@35: cannot convert value of type 'String' to raw type 'Int'
