enum Cmd { case move(x: Int, y: Int), say(String), quit, pair(Int, String) }
for c in [Cmd.move(x: 1, y: 2), .say("hi"), .quit, .pair(3, "t")] {
  switch c {
  case .move(let p): print("move", p, p.x, p.y)
  case .say(let s): print(s)
  case .pair(let q): print(q.0, q.1)
  case .quit: print("quit")
  }
}  // expect: move (x: 1, y: 2) 1 2
// expect: hi
// expect: quit
// expect: 3 t
if case .move(let p) = Cmd.move(x: 5, y: 6) { let (a, b) = p; print(a + b) }  // expect: 11
let ds = [Cmd.pair(1, "a"), .pair(2, "b")].compactMap { c -> String? in if case .pair(let p) = c { return "\(p.1)\(p.0)" }; return nil }
print(ds)  // expect: ["a1", "b2"]
