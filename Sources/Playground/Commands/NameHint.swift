import SwiftInterpreter

/// A hint for a name that is not there: the nearest one, or what there is.
func namesThereAre(_ name: String, _ names: [String], what: String) -> String {
    if let near = nearestName(to: name, among: names) { return "did you mean `\(near)`?" }
    if names.isEmpty { return "there is no \(what) yet" }
    // One more is as short as saying that there is one more.
    let shown = names.prefix(names.count == longestList + 1 ? names.count : longestList).map { "`\($0)`" }.joined(separator: ", ")
    let verb = names.count == 1 ? "is" : "are"
    return names.count > longestList + 1 ? "there are \(shown) and \(names.count - longestList) more" : "there \(verb) \(shown)"
}

/// The nearest of some names to one that is none of them; nil where none is near.
public func nameMeant(by name: String, among names: [String]) -> String? {
    nearestName(to: name, among: names)
}

/// A hint is read at a glance; more names than this are not.
private let longestList = 12
