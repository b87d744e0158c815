let list: [Int] = [1, "two"]  // error@23: cannot convert value of type 'String' to expected element type 'Int'
