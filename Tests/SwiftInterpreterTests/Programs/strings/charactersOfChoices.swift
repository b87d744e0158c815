let flags = [true, false, true]
print(String(flags.map { $0 ? "#" : "." }))  // expect: #.#
print(String(flags.reversed().map { flag in flag ? "a" : "b" }))  // expect: aba
let rows = (0..<2).map { y in String((0..<3).map { x in (x + y) % 2 == 0 ? "*" : "-" }) }
print(rows.joined(separator: "\n"))  // expect: *-*
// expect: -*-
