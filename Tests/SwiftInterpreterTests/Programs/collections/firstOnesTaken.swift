// What can be cut at its beginning gives its first value away.
var d = ["a": 1]; print(d.popFirst()!.key, d.popFirst() == nil)  // expect: a true
var r = 1..<4; print(r.popFirst()!, r, r.popFirst()!, r.popFirst()!, r.popFirst() as Any)  // expect: 1 2..<4 2 3 nil
var s = "abc"[...]; print(s.popFirst()!, s); var a = [1, 2][...]; print(a.popFirst()!, a)  // expect: a bc
// expect: 1 [2]
struct W: OptionSet { let rawValue: Int; static let a = W(rawValue: 1), b = W(rawValue: 2) }
var w: W = [.a]; print(w.update(with: .a)?.rawValue as Any, w.update(with: .b) as Any, w.rawValue)  // expect: Optional(1) nil 3
func take<C: Collection>(_ c: C) -> [C.Element] where C.SubSequence == C { var c = c, out: [C.Element] = []; while let x = c.popFirst() { out.append(x) }; return out }
print(take(1..<3), take("xy"[...]))  // expect: [1, 2] ["x", "y"]
