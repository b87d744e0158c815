struct T { var list = [1, 2, 3]; var map = ["k": 5]; var next: Inner? = Inner(n: 7) }
struct Inner { var n: Int }
var t = T()
print(t[keyPath: \.list[1]], t[keyPath: \T.map["k"]] as Any, t[keyPath: \.next?.n] as Any, t[keyPath: \.next!.n])  // expect: 2 Optional(5) Optional(7) 7
t[keyPath: \.list[0]] = 100
print(t.list, t[keyPath: \.list.count])  // expect: [100, 2, 3] 3
