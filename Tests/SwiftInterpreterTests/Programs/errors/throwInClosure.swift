struct Stop: Error { let at: Int }
do {
    try [1, 2, 3].forEach { if $0 == 2 { throw Stop(at: $0) }; print($0) }  // expect: 1
} catch let s as Stop { print("stopped at", s.at) }  // expect: stopped at 2
let parse: (String) throws -> Int = { s in guard let n = Int(s) else { throw Stop(at: s.count) }; return n }
print(try parse("5"))  // expect: 5
do { _ = try parse("five") } catch { print(error) }  // expect: Stop(at: 4)
let sum = try ["1", "2"].map(parse).reduce(0, +)
print(sum)  // expect: 3
