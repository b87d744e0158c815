/// The full names that a name may mean: itself, or else those that end in it after the types around them.
package func names(meantBy name: String, among all: [String]) -> [String] {
    if all.contains(name) { return [name] }
    var seen: Set<String> = []
    return all.filter { $0.hasSuffix("." + name) && seen.insert($0).inserted }
}
