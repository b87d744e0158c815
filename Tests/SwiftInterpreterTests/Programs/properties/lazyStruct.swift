struct Report {
    let n: Int
    lazy var text: String = { print("building"); return String(repeating: "*", count: n) }()
}
var r = Report(n: 3)
print("made")  // expect: made
print(r.text, r.text)  // expect: building
// expect: *** ***
r.text = "set"
print(r.text)  // expect: set
var q = Report(n: 2)
q.text = "given"
print(q.text)  // expect: given
