class Controller {
    var label: String!
    var count: Int! = 3
    func load() { label = "ready" }
}
let c = Controller()
print(c.label == nil)  // expect: true
c.load()
print(c.label.count, c.label!)  // expect: 5 ready
let n: Int = c.count
let m = c.count
print(n + 1, m as Any)  // expect: 4 Optional(3)
if let l = c.label { print(l) }  // expect: ready
