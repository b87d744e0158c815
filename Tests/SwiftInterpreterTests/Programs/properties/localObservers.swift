// Local variables with observers and with setters.
func run() {
    var count = 0 { didSet { print("count", oldValue, "->", count) } }
    count = 3
    count += 1
    var name: String = "a" { willSet { print("will be", newValue) } didSet { print("was", oldValue) } }
    name += "b"
    let change = { count *= 2 }
    change()
    for i in 0..<2 { var here = i { didSet { print("here", here) } }; here += 10 }
    var list = [1] { didSet { print(list) } }
    list.append(2)
    list[0] = 9
    func bump(_ n: inout Int) { n += 100 }
    bump(&count)
    print(count, name)
    var total: Int { count + 1 }
    print(total)
    var twice: Int { get { count * 2 } set { count = newValue / 2 } }
    twice = 10
    print(count)
}
run()  // expect: count 0 -> 3
// expect: count 3 -> 4
// expect: will be ab
// expect: was a
// expect: count 4 -> 8
// expect: here 10
// expect: here 11
// expect: [1, 2]
// expect: [9, 2]
// expect: count 8 -> 108
// expect: 108 ab
// expect: 109
// expect: count 108 -> 5
// expect: 5
var top = 1 { didSet { print("top", oldValue, top) } }
top = 2  // expect: top 1 2
top += 5  // expect: top 2 7
