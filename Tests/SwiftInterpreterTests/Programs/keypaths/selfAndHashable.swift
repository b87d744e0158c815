print([3, 1].map(\.self), ["a", "bb"].map(\.count))  // expect: [3, 1] [1, 2]
struct S { var a = 1, b = 2 }
let paths: [WritableKeyPath<S, Int>] = [\.a, \.b]
var s = S()
for p in paths { s[keyPath: p] *= 10 }
print(s, Set(paths).count, \S.a == \S.a, paths[0] == paths[1])  // expect: S(a: 10, b: 20) 2 true false
