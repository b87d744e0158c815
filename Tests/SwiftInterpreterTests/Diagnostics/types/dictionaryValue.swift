let d: [String: Int] = ["a": "b"]  // error@30: cannot convert value of type 'String' to expected element type 'Int'
