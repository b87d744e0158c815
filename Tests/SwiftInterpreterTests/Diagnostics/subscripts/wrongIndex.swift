let list = [1, 2]
print(list["a"])  // error@7: no 'subscript' takes arguments of type (String) | It can be called with: (_: Int), (_: Range<Int>), (_: R).
