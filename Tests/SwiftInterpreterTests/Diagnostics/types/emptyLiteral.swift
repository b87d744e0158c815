let list = []  // error@12: an empty collection literal needs a type | Write the type, as in 'let names: [String] = []'.
