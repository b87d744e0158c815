// An endless sequence is still one without the values that it begins with.
struct Fibonacci: Sequence, IteratorProtocol { var a = 0, b = 1; mutating func next() -> Int? { defer { (a, b) = (b, a &+ b) }; return a } }
print(Array(Fibonacci().dropFirst(5).prefix(3)), Array(Fibonacci().drop { $0 < 10 }.prefix(3)), Fibonacci().dropFirst().dropFirst(2).first { $0 > 0 }!)  // expect: [5, 8, 13] [13, 21, 34] 2
let doubled = sequence(first: 1) { $0 * 2 }
for (one, next) in zip(doubled, doubled.dropFirst()).prefix(3) { print(one, next) }  // expect: 1 2
// expect: 2 4
// expect: 4 8
let few = sequence(first: 1) { $0 < 4 ? $0 + 1 : nil }
print(Array(few.dropFirst(9)), Array(few.drop { _ in true }), few.dropFirst().map { $0 * 10 }, few.dropFirst(2).reversed(), few.drop { $0 < 3 }.reduce(0, +))  // expect: [] [] [20, 30, 40] [4, 3] 7
print(stride(from: 0, to: 10, by: 3).dropFirst().map { $0 }, zip([1, 2, 3], "abc").dropFirst().map { "\($0)\($1)" }, [1, 2, 3].enumerated().dropFirst().map { $0.offset })  // expect: [3, 6, 9] ["2b", "3c"] [1, 2]
print((1...3).lazy.map { $0 * 2 }.dropFirst().first ?? 0, Array([3, 4, 5].lazy.filter { $0 > 3 }.dropFirst()), (1...).lazy.drop { $0 < 5 }.map { $0 * 2 }.first { $0 > 11 } ?? 0)  // expect: 4 [5] 12
func tail<S: Sequence>(_ s: S) -> [S.Element] { Array(s.dropFirst()) }
print(tail([1, 2, 3]), tail("abc"), tail(few), [1, 2, 3].dropFirst(), "abc".drop { $0 == "a" })  // expect: [2, 3] ["b", "c"] [2, 3, 4] [2, 3] bc
struct Failure: Error {}
do { _ = try few.drop { if $0 > 1 { throw Failure() }; return true } } catch { print(error) }  // expect: Failure()
