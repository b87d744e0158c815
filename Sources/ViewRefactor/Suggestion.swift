/// The name among `candidates` that someone who wrote `name` most probably meant; nil when none is near.
func suggestion(for name: String, among candidates: [String]) -> String? {
    let limit = (name.count + 1) / 3  // none for a name of one letter
    return candidates
        .map { (distance: editDistance(name.lowercased(), $0.lowercased()), name: $0) }
        .filter { $0.distance <= limit }
        .min { ($0.distance, $0.name) < ($1.distance, $1.name) }?.name
}

/// The least number of characters to insert, delete, replace or swap with their neighbour.
private func editDistance(_ a: String, _ b: String) -> Int {
    let a = Array(a)
    let b = Array(b)
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
        var row = [i + 1]
        for j in b.indices {
            var best = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
            if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, beforeLast[j - 1] + 1) }
            row.append(best)
        }
        beforeLast = last
        last = row
    }
    return last[b.count]
}
