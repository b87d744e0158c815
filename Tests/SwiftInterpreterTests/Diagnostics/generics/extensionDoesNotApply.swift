extension Array where Element == Int { var total: Int { reduce(0, +) } }
print(["a", "b"].total)  // error@18: value of type '[String]' has no member 'total'
