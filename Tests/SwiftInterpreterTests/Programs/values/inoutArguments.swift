func increment(_ n: inout Int, by amount: Int = 1) { n += amount }
func addAll(_ list: inout [Int], _ more: Int...) { list += more }
struct S { var n = 0; var list: [Int] = [] }
var x = 1
increment(&x)
increment(&x, by: 10)
var s = S()
increment(&s.n)
addAll(&s.list, 1, 2)
increment(&s.list[1], by: 5)
var d = ["k": 1]
increment(&d["k"]!)
print(x, s, d)  // expect: 12 S(n: 1, list: [1, 7]) ["k": 2]
var computed: Int { get { x } set { x = newValue * 100 } }
increment(&computed)
print(x)  // expect: 1300
