let list = [1]
list.append(2)  // error@1: cannot use mutating member 'append' on immutable value: 'list' is a 'let' constant | Change 'let' to 'var' to make it mutable.
