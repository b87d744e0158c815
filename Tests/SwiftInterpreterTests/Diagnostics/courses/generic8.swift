extension Array where Element == Int { func total() -> Int { reduce(0, +) } }
print(["a"].total())  // error@13: value of type '[String]' has no member 'total'
