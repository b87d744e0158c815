func largest<T: Comparable>(_ list: [T]) -> T? { list.max() }
struct Point { var x = 0 }
print(largest([Point()]) as Any)  // error@7: 'largest' requires that 'Point' conform to 'Comparable'
