func all(but count: Int, of words: [String]) -> [String] { words.dropLast(words.count - count) }
func last(_ words: [String]) -> [String] { words.suffix(2) }
let words = ["one", "two", "three"]
print(all(but: 1, of: words), last(words))  // expect: ["one"] ["two", "three"]
let head: [String] = words.dropLast()
print(head)  // expect: ["one", "two"]
print(type(of: words.suffix(1)), words.dropLast().startIndex)  // expect: ArraySlice<String> 0
