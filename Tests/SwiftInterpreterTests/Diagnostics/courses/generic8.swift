extension Array where Element == Int { func total() -> Int { reduce(0, +) } }
print(["a"].total())  // error@13: referencing instance method 'total()' on 'Array' requires the types 'String' and 'Int' be equivalent
