let text = "the cat and the hat and the bat"
var counts: [String: Int] = [:]
for word in text.split(separator: " ") { counts[String(word), default: 0] += 1 }
for (word, n) in counts.sorted(by: { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }) { print(word, n) }  // expect: the 3
// expect: and 2
// expect: bat 1
// expect: cat 1
// expect: hat 1
print(Dictionary(grouping: text.split(separator: " "), by: \.count).map { "\($0.key):\($0.value.count)" }.sorted())  // expect: ["3:8"]
