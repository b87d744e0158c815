enum Shape { case circle(r: Double), list([Int]) }
var s = Shape.list([1])
if case .list(var items) = s { items.append(2); s = .list(items) }
if case var .list(items) = s { items.removeFirst(); print(items) }  // expect: [2]
print(s)  // expect: list([1, 2])
switch s {
case .circle(var r): r *= 2; print(r)
case .list(let items): print(items.count)
}  // expect: 2
guard case .list(var rest) = s else { fatalError() }
rest.reverse()
print(rest)  // expect: [2, 1]
