let scalar: UnicodeScalar = "A"
print(String(scalar), String(UnicodeScalar(66)), scalar.value, Character(scalar))  // expect: A B 65 A
var text = "x"
text.unicodeScalars.append(scalar)
text.unicodeScalars.append(contentsOf: "é1".unicodeScalars)
print(text, text.count, text.unicodeScalars.count)  // expect: xAé1 4 4
print(String(String.UnicodeScalarView("hé".unicodeScalars.filter { $0.isASCII })))  // expect: h
text.unicodeScalars = "new".unicodeScalars
print(text)  // expect: new
text.unicodeScalars.removeAll { $0 == "e" }
print(text)  // expect: nw
var accented = "e"
accented.unicodeScalars.append("\u{301}")
print(accented, accented.count, accented == "é")  // expect: é 1 true
