let f: (Int) -> String = { n in n + 1 }  // error@35: cannot convert value of type 'Int' to closure result type 'String' | Write it into a string: "\(…)".
