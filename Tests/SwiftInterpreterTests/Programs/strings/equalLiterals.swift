// Texts that are equal, written with other scalars: each keeps its own.
let one = "é", two = "e\u{301}"
print(one == two, one.unicodeScalars.count, two.unicodeScalars.count)  // expect: true 1 2
print("é".utf8.count, "e\u{301}".utf8.count, Set(["é", "e\u{301}"]).count)  // expect: 2 3 1
