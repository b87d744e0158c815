extension Array where Element == Int { var total: Int { reduce(0, +) } }
print(["a", "b"].total)  // error@18: property 'total' requires the types 'String' and 'Int' be equivalent
