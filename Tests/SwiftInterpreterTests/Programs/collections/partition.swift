var numbers = [5, 7, 8, 0, 1, 9]
print(numbers.partition { $0 > 5 }, numbers)  // expect: 3 [5, 1, 0, 8, 7, 9]
var words = ["b", "a", "c"]
print(words.partition { $0 < "b" }, words)  // expect: 2 ["b", "c", "a"]
var none: [Int] = []
print(none.partition { $0 > 0 })  // expect: 0
