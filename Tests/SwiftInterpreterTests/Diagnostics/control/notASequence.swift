for i in 5 { print(i) }  // error@10: for-in loop requires 'Int' to conform to 'Sequence'
