struct Visits { var count = 0; subscript(index: Int) -> Int { mutating get { count += 1; return count } } }
let visits = Visits()
print(visits[0])  // error@7: cannot use mutating member 'subscript' on immutable value: 'visits' is a 'let' constant | Change 'let' to 'var' to make it mutable.
