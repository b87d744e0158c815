// Wrappers with projections, wrappers in wrappers, and wrappers that log.
import Foundation
@propertyWrapper struct Trimmed {
    private var text = ""
    var wrappedValue: String {
        get { text }
        set { text = newValue.trimmingCharacters(in: .whitespaces) }
    }
    init(wrappedValue: String) { self.wrappedValue = wrappedValue }
}
@propertyWrapper struct Versioned<Value: Equatable> {
    private var history: [Value]
    init(wrappedValue: Value) { history = [wrappedValue] }
    var wrappedValue: Value {
        get { history[history.count - 1] }
        set { if newValue != wrappedValue { history.append(newValue) } }
    }
    var projectedValue: Self {
        get { self }
        set { self = newValue }
    }
    var all: [Value] { history }
    mutating func undo() { if history.count > 1 { history.removeLast() } }
}
@propertyWrapper final class Shared<Value> {
    var wrappedValue: Value
    var projectedValue: Shared<Value> { self }
    init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
@propertyWrapper struct Bounded<Value: Comparable> {
    private var value: Value
    private let limits: ClosedRange<Value>
    var wrappedValue: Value {
        get { value }
        set { value = min(max(newValue, limits.lowerBound), limits.upperBound) }
    }
    init(wrappedValue: Value, _ limits: ClosedRange<Value>) {
        self.limits = limits
        value = min(max(wrappedValue, limits.lowerBound), limits.upperBound)
    }
}
struct Profile {
    @Trimmed var name = "  Ann "
    @Versioned var score = 0
    @Shared var tags: [String] = []
    @Bounded(0...1) var volume = 3.5
    @Bounded(1...5) var stars: Int = 0
}
var profile = Profile()
print("[\(profile.name)]", profile.volume, profile.stars)  // expect: [Ann] 1.0 1
profile.name = "\tBo  "
profile.score = 5
profile.score = 5
profile.score += 1
print("[\(profile.name)]", profile.score, profile.$score.all)  // expect: [Bo] 6 [0, 5, 6]
profile.$score.undo()
print(profile.score)  // expect: 5
var copy = profile
copy.tags.append("x")
copy.score = 9
print(profile.tags, profile.score, profile.$tags === copy.$tags)  // expect: ["x"] 5 true
copy.volume -= 0.25
copy.stars += 10
print(copy.volume, copy.stars, Profile(name: " c ").name, Profile(score: 7).score)  // expect: 0.75 5 c 7
