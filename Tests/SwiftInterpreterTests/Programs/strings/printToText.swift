var text = ""
print("a", 1, separator: "-", to: &text)
print(true, to: &text)
text.write("end")
print(text)  // expect: a-1
// expect: true
// expect: end

struct Lines: TextOutputStream {
    var parts: [String] = []
    mutating func write(_ string: String) { parts.append(string) }
}
var lines = Lines()
print("x", terminator: ";", to: &lines)
print(lines.parts.joined())  // expect: x;
