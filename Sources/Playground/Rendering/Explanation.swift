/// Says of an update why it happened: in a few words for the tree, in full for `:why`.

/// The first in a line of the tree: `_a changed 0 → 1`, `wasted: title equal, same output`.
func briefReason(for update: Update) -> String {
    if update.ran, let first = update.causes.first, first.kind == .first { return "first appearance" }
    if update.ran, update.causes.first?.kind == .reload { return "code changed" }
    if !update.ran { return "skipped: " + skipWords(for: update) }
    let reasons = ownReasons(for: update)
    if update.wasted {
        return "wasted: " + (reasons + equalWords(update) + ["same output"]).joined(separator: ", ")
    }
    return reasons.isEmpty ? "the cause is not known" : reasons.joined(separator: "; ")
}

/// Explanations and rows of views beyond this many are counted, not shown.
let longestReport = 20

/// The lines of `:why` for several updates.
func explanation(of updates: [Update]) -> [Block] {
    updates.prefix(longestReport).flatMap { explanation(of: $0) } + countOfRest(updates.count, "view", "views")
}

/// Says how many of so many are not shown.
func countOfRest(_ count: Int, _ one: String, _ many: String) -> [Block] {
    count > longestReport ? [.hint("and \(counted(count - longestReport, "more \(one)", "more \(many)"))")] : []
}

/// The lines of `:why`: what was decided, then the chain of causes, the nearest first.
func explanation(of update: Update) -> [Block] {
    let name = update.label.map { "\(update.view) \"\($0)\"" } ?? update.view
    guard update.ran else {
        let because = switch update.ownEquality {
        case true?: "== returned true"
        case false?: "== returned false"
        case nil: "all that is compared is equal"
        }
        return [.line("\(name) was skipped: \(because)" + (fieldList(update).map { " (\($0))" } ?? ""))]
    }
    let reasons = ownReasons(for: update)
    let equal = equalWords(update)
    var headline = "\(name) ran"
    if !reasons.isEmpty { headline += ": " + reasons.joined(separator: "; ") }
    if !equal.isEmpty { headline += " (\(equal.joined(separator: "; ")))" }
    if update.wasted { headline += "; wasted, its output was the same" }
    return [.line(headline)] + chain(of: update).map { .line("  " + $0) }
}

/// The chain of causes; of a long one its nearest links and the event that it began with.
private func chain(of update: Update) -> [String] {
    let links = update.causes.compactMap(chainLink)
    guard links.count > longestReport, let last = links.last else { return links }
    let shown = longestReport - 2
    return links.prefix(shown) + ["… \(links.count - shown - 1) more links", last]
}

/// Why a view was skipped: `title equal; onTap not compared`.
func skipWords(for update: Update) -> String {
    fieldList(update) ?? (update.ownEquality == true ? "== returned true" : "unchanged")
}

/// What made a comparison unequal: the fields that changed, or the view's own `==`.
func differenceWords(for update: Update) -> String {
    let changed = update.fields.filter(isReason).map(words)
    if !changed.isEmpty { return changed.joined(separator: "; ") }
    return update.ownEquality == nil ? "" : "== returned false"
}

private func fieldList(_ update: Update) -> String? {
    let fields = judged(update)
    return fields.isEmpty ? nil : fields.map(words).joined(separator: "; ")
}

/// The fields of which something is known: a view's own == judges the view as a whole, and leaves SwiftUI's wrappers out.
private func judged(_ update: Update) -> [Update.Field] {
    guard update.ownEquality != nil else { return update.fields }
    return update.fields.filter { $0.verdict != .unknown && !($0.verdict == .notCompared && $0.detail == nil) }
}

/// What speaks for a run, the view's own sources first.
private func ownReasons(for update: Update) -> [String] {
    ownCauses(of: update) + changedBehind(update).map { "\($0.name) changed" } + (update.ownEquality == false ? ["== returned false"] : [])
        + update.fields.filter(isReason).map(words)
}

/// Properties that compare equal though what they stand for changed, such as an object, while the parent gave the view
/// another value: nothing before the parent in the chain tells of them.
private func changedBehind(_ update: Update) -> [Update.Field] {
    guard update.ran, update.causes.first?.kind == .parent else { return [] }
    let told = update.causes.compactMap { ownName(of: $0, in: update).map(property) }
    return update.fields.filter { $0.verdict == .equal && update.changes.contains($0.name) && !told.contains($0.name) }
}

/// The name of the view's own property that a cause is about.
private func ownName(of cause: Update.Cause, in update: Update) -> String? {
    cause.source.flatMap { $0.hasPrefix(update.view + ".") ? String($0.dropFirst(update.view.count + 1)) : nil }
}

/// The view's property in a name that may go on to a part of it: `cart` in `cart._count`.
private func property(_ name: String) -> String { String(name.prefix { $0 != "." }) }

/// The words for fields that are equal and no reason.
private func equalWords(_ update: Update) -> [String] {
    let behind = changedBehind(update)
    return judged(update).filter { !isReason($0) && !behind.contains($0) }.map(words)
}

/// Whether a field speaks for a run: it changed, or is not known not to have.
private func isReason(_ field: Update.Field) -> Bool {
    field.verdict == .changed || field.verdict == .unknown && field.detail != nil
}

/// What changed in the view's own dynamic properties, environment and identity: what stands before its parent in
/// the chain, and writes of its own properties that were made before the parent ran. Of a source's writes the last
/// counts: those before it made the view run before.
private func ownCauses(of update: Update) -> [String] {
    let parent = update.causes.firstIndex { $0.kind == .parent } ?? update.causes.endIndex
    var named: Set<String> = []
    return update.causes.enumerated().compactMap { index, cause in
        let ownName = ownName(of: cause, in: update)
        guard index < parent || ownName.map({ update.changes.contains(property($0)) }) == true else { return nil }
        switch cause.kind {
        case .write, .observed, .environment:
            guard let name = ownName ?? cause.source, named.insert(name).inserted else { return nil }
            return "\(name) changed" + change(cause)
        case .identity: return "its identity changed" + change(cause)
        case .unknown: return "the cause is not known"
        case .event, .parent, .first, .reload: return nil
        }
    }
}

private func change(_ cause: Update.Cause) -> String {
    if let detail = cause.detail { return ", it \(detail)" }
    guard let old = cause.old, let new = cause.new, old != new else { return "" }
    return " \(old) → \(new)"
}

private func words(_ field: Update.Field) -> String {
    switch field.verdict {
    case .equal: "\(field.name) equal"
    case .notCompared: "\(field.name) not compared" + (field.detail.map { ", \($0)" } ?? "")
    case .unknown: "\(field.name) " + (field.detail ?? "unknown")
    case .changed: field.detail.map { "\(field.name) \($0)" } ?? "\(field.name) \(field.old) → \(field.new)"
    }
}

private func chainLink(_ cause: Update.Cause) -> String? {
    let place = cause.file.map { file in " (" + file + (cause.line.map { ":\($0)" } ?? "") + ")" } ?? ""
    let source = cause.source ?? "a value"
    switch cause.kind {
    case .event: return "on \(cause.text ?? "an event")"
    case .write: return "because \(source) was written\(change(cause))\(place)"
    case .parent: return "because \(cause.text ?? cause.source ?? "its parent") ran"
    case .environment: return "because the environment's \(source) changed\(change(cause))\(place)"
    case .observed: return "because \(source), which it read, changed\(change(cause))\(place)"
    // The line above the chain says all of it.
    case .identity: return nil
    case .first: return "because it appeared for the first time"
    case .reload: return "because the code changed"
    case .unknown: return "the cause is not known"
    }
}
