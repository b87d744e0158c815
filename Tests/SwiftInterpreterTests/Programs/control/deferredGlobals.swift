// A constant of the file gets its value later, once on each way.
let first: Int
first = 1
let word: String
if first > 0 { word = "a" } else { word = "b" }
let number: Int
do { number = first + 2 }
let third: Int
switch word {
case "a": third = 3
default: third = 0
}
func sum() -> Int { first + number + third }
print(first, word, number, third, sum())  // expect: 1 a 3 3 7
