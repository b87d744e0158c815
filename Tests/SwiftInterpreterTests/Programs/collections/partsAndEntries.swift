var s: Set = [1]; print(s.popFirst() as Any, s.popFirst() as Any)  // expect: Optional(1) nil
var d = ["a": 1]; d.merge([("a", 5), ("b", 2)], uniquingKeysWith: +); print(d.sorted { $0.key < $1.key }, d.merging(zip(["c"], [9])) { $1 }.count)  // expect: [(key: "a", value: 6), (key: "b", value: 2)] 3
if let i = d.index(forKey: "a") { print(d[i], d.remove(at: i), d.index(forKey: "zz") == nil) }  // expect: (key: "a", value: 6) (key: "a", value: 6) true
print([1, 2, 3, 2, 3].firstRange(of: [2, 3])!, "hello".firstRange(of: "ll").map { "hello"[$0] } as Any, [1, 0, 0, 2].split(separator: [0, 0]).map { Array($0) }, [1, 2].firstRange(of: [9]) as Any)  // expect: 1..<3 Optional("ll") [[1], [2]] nil
print([1, 2, 3].contains([2, 3]))  // expect: true
