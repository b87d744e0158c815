let words = ["apple", "fig", "banana"]
print(words.map { ($0, $0.count) }.sorted { $0.1 > $1.1 }.map { $0.0 })  // expect: ["banana", "apple", "fig"]
let totals = words.reduce(into: (chars: 0, longest: "")) { acc, w in
    acc.chars += w.count
    if w.count > acc.longest.count { acc.longest = w }
}
print(totals)  // expect: (chars: 14, longest: "banana")
let lookup = Dictionary(uniqueKeysWithValues: words.enumerated().map { ($1, $0) })
print(lookup["fig"]!, words.max(by: { $0.count < $1.count })!, words.map(\.count).max() ?? 0)  // expect: 1 banana 6
let grouped = Dictionary(grouping: words) { $0.first! }.mapValues { $0.count }
print(grouped["a"]!, words.lazy.filter { $0.count > 3 }.map { $0.uppercased() }.first!)  // expect: 1 APPLE
