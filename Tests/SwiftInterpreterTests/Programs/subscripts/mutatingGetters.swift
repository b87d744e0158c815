struct LRU { var d = [1: 2]; var log: [Int] = []
  subscript(k: Int) -> Int? { mutating get { log.append(k); return d[k] } set { d[k] = newValue } }
  var first: Int { mutating get { log.append(0); return 1 } }
  private mutating func touch() {}
  var second: Int { mutating get { touch(); return 2 } }
  subscript(s: String) -> Int { mutating get { touch(); return 2 } }
}
var l = LRU(); print(l[1] as Any, l.first, l.second, l["x"], l.log)  // expect: Optional(2) 1 2 2 [1, 0]
