// The parts of an array are slices; a parameter, which the argument did not know, makes arrays of them.
let numbers = [3, 1, 2]
func total(_ numbers: [Int]) -> Int { numbers.reduce(0, +) }
struct Series { var values: [Int] }
print(total(numbers.suffix(2)), total(numbers.dropLast()))  // expect: 3 4
print(Series(values: numbers.dropLast()).values)  // expect: [3, 1]
let last: [Int] = numbers.suffix(1)
print(last, numbers.suffix(2) == [1, 2], numbers.dropLast().hashValue == numbers.prefix(2).hashValue)  // expect: [2] true true
func first(_ slice: ArraySlice<Int>) -> Int { slice.startIndex }
print(first(numbers.suffix(2)))  // expect: 1
