// Classic algorithms as learners write them.
func bubbleSort<T: Comparable>(_ input: [T]) -> [T] {
    var list = input
    for i in 0..<list.count { for j in 0..<(list.count - 1 - i) where list[j] > list[j + 1] { list.swapAt(j, j + 1) } }
    return list
}
func quickSort<T: Comparable>(_ list: [T]) -> [T] {
    guard list.count > 1 else { return list }
    let pivot = list[list.count / 2]
    return quickSort(list.filter { $0 < pivot }) + list.filter { $0 == pivot } + quickSort(list.filter { $0 > pivot })
}
func mergeSort(_ list: [Int]) -> [Int] {
    guard list.count > 1 else { return list }
    let middle = list.count / 2
    let left = mergeSort(Array(list[..<middle])), right = mergeSort(Array(list[middle...]))
    var result: [Int] = [], i = 0, j = 0
    while i < left.count && j < right.count {
        if left[i] <= right[j] { result.append(left[i]); i += 1 } else { result.append(right[j]); j += 1 }
    }
    return result + left[i...] + right[j...]
}
let data = [5, 2, 9, 1, 5, 6]
print(bubbleSort(data), quickSort(data), mergeSort(data), quickSort(["b", "a"]))  // expect: [1, 2, 5, 5, 6, 9] [1, 2, 5, 5, 6, 9] [1, 2, 5, 5, 6, 9] ["a", "b"]
func binarySearch(_ list: [Int], _ key: Int) -> Int? {
    var range = list.startIndex..<list.endIndex
    while !range.isEmpty {
        let middle = range.lowerBound + range.count / 2
        if list[middle] == key { return middle }
        range = list[middle] < key ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
}
print(binarySearch([1, 3, 5, 7], 5) ?? -1, binarySearch([1, 3], 4) as Any)  // expect: 2 nil
func sieve(_ n: Int) -> [Int] {
    var isPrime = [Bool](repeating: true, count: n + 1)
    for i in 2...n where isPrime[i] { for j in stride(from: i * i, through: n, by: i) { isPrime[j] = false } }
    return (2...n).filter { isPrime[$0] }
}
print(sieve(30))  // expect: [2, 3, 5, 7, 11, 13, 17, 19, 23, 29]
func permutations<T>(_ list: [T]) -> [[T]] {
    guard let first = list.first else { return [[]] }
    return permutations(Array(list.dropFirst())).flatMap { rest in
        (0...rest.count).map { i in var copy = rest; copy.insert(first, at: i); return copy }
    }
}
print(permutations([1, 2, 3]).count, permutations(["a", "b"]))  // expect: 6 [["a", "b"], ["b", "a"]]
func hanoi(_ n: Int, from: String, to: String, via: String, moves: inout [String]) {
    if n == 0 { return }
    hanoi(n - 1, from: from, to: via, via: to, moves: &moves)
    moves.append("\(from)\(to)")
    hanoi(n - 1, from: via, to: to, via: from, moves: &moves)
}
var moves: [String] = []
hanoi(3, from: "A", to: "C", via: "B", moves: &moves)
print(moves.count, moves.joined(separator: " "))  // expect: 7 AC AB CB AC BA BC AC
func romanNumeral(_ number: Int) -> String {
    let table: [(Int, String)] = [(1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")]
    var rest = number
    return table.reduce("") { text, entry in
        let times = rest / entry.0
        rest %= entry.0
        return text + String(repeating: entry.1, count: times)
    }
}
print([4, 9, 1994, 2024].map(romanNumeral))  // expect: ["IV", "IX", "MCMXCIV", "MMXXIV"]
let graph: [String: [String]] = ["A": ["B", "C"], "B": ["D"], "C": ["D"], "D": []]
func shortestPath(from start: String, to goal: String) -> [String]? {
    var queue = [[start]], visited: Set = [start]
    while !queue.isEmpty {
        let path = queue.removeFirst()
        guard let last = path.last else { continue }
        if last == goal { return path }
        for next in graph[last, default: []] where visited.insert(next).inserted { queue.append(path + [next]) }
    }
    return nil
}
print(shortestPath(from: "A", to: "D") ?? [], shortestPath(from: "D", to: "A") == nil)  // expect: ["A", "B", "D"] true
func wordCount(_ text: String) -> [(word: String, count: Int)] {
    text.lowercased().split { !$0.isLetter }.reduce(into: [String: Int]()) { $0[String($1), default: 0] += 1 }
        .map { (word: $0.key, count: $0.value) }.sorted { $0.count != $1.count ? $0.count > $1.count : $0.word < $1.word }
}
print(wordCount("The cat and the hat. The end!").map { "\($0.word)=\($0.count)" })  // expect: ["the=3", "and=1", "cat=1", "end=1", "hat=1"]
func caesar(_ text: String, by shift: Int) -> String {
    String(text.map { c in
        guard let ascii = c.asciiValue, c.isLetter else { return c }
        let base: UInt8 = c.isUppercase ? 65 : 97
        return Character(UnicodeScalar((ascii - base + UInt8((shift % 26 + 26) % 26)) % 26 + base))
    })
}
print(caesar("Hello, World", by: 3), caesar(caesar("abc", by: 5), by: -5))  // expect: Khoor, Zruog abc
var memo: [Int: Int] = [:]
func ways(_ n: Int) -> Int {
    if n <= 1 { return 1 }
    if let known = memo[n] { return known }
    memo[n] = ways(n - 1) + ways(n - 2)
    return memo[n]!
}
print(ways(40), (1...5).map { n in (1...n).reduce(1, *) })  // expect: 165580141 [1, 2, 6, 24, 120]
let transposed = [[1, 2, 3], [4, 5, 6]].reduce(into: [[Int]](repeating: [], count: 3)) { r, row in for (i, v) in row.enumerated() { r[i].append(v) } }
print(transposed, isBalanced("{[()]}"), isBalanced("{[(])}"))  // expect: [[1, 4], [2, 5], [3, 6]] true false
func isBalanced(_ text: String) -> Bool {
    let pairs: [Character: Character] = [")": "(", "]": "[", "}": "{"]
    var stack: [Character] = []
    for c in text {
        if pairs.values.contains(c) { stack.append(c) } else if let open = pairs[c], stack.popLast() != open { return false }
    }
    return stack.isEmpty
}
