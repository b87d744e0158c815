func join(_ parts: String..., separator: String = "-") -> String { parts.joined(separator: separator) }
print(join("a", "b"), join("a", "b", "c", separator: "/"), join())  // expect: a-b a/b/c 
func box(width w: Int = 1, height h: Int = 2, _ label: String = "box") -> String { "\(label) \(w)x\(h)" }
print(box(), box(width: 5), box(height: 9, "b"), box("c"))  // expect: box 1x2 box 5x2 b 1x9 c 1x2
func mean(_ n: Double...) -> Double { n.isEmpty ? 0 : n.reduce(0, +) / Double(n.count) }
print(mean(1, 2, 6), mean())  // expect: 3.0 0.0
