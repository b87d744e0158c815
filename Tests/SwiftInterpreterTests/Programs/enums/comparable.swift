enum Priority: Int, Comparable {
    case low, medium, high
    static func < (a: Priority, b: Priority) -> Bool { a.rawValue < b.rawValue }
}
print(Priority.low < .high, [Priority.high, .low, .medium].sorted(), max(Priority.low, .medium))  // expect: true [main.Priority.low, main.Priority.medium, main.Priority.high] medium
enum Size: Comparable { case small, large(Int) }
print(Size.small < .large(1), Size.large(1) < .large(2), [Size.large(3), .small].min()!)  // expect: true true small
