class Log { var lines: [String] = [] }
struct Service { let log = Log(); var name: String }
let a = Service(name: "a")
var b = a
b.name = "b"
b.log.lines.append("from b")
print(a.name, b.name, a.log.lines, a.log === b.log)  // expect: a b ["from b"] true
