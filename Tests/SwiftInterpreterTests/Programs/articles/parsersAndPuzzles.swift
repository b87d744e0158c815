import Foundation
protocol Token { var text: String { get } }
struct Lexer {
    enum Tok: Equatable { case num(Double), op(Character), lp, rp, id(String) }
    enum LexError: Error { case bad(Character, at: Int) }
    static func lex(_ s: String) throws -> [Tok] {
        var out: [Tok] = []
        var i = s.startIndex
        while i < s.endIndex {
            let c = s[i]
            switch c {
            case " ": i = s.index(after: i)
            case "(":
                out.append(.lp)
                s.formIndex(after: &i)
            case ")":
                out.append(.rp)
                s.formIndex(after: &i)
            case "+", "-", "*", "/", "^":
                out.append(.op(c))
                i = s.index(after: i)
            case _ where c.isNumber:
                let st = i
                while i < s.endIndex, s[i].isNumber || s[i] == "." { i = s.index(after: i) }
                out.append(.num(Double(s[st..<i])!))
            case "a"..."z":
                let e = s[i...].prefix { $0.isLetter }
                out.append(.id(String(e)))
                i = e.endIndex
            default: throw LexError.bad(c, at: s.distance(from: s.startIndex, to: i))
            }
        }
        return out
    }
}
struct Parser {
    var t: ArraySlice<Lexer.Tok>
    enum PErr: Error { case eof, unexpected(Lexer.Tok) }
    init(_ s: String) throws { t = try Lexer.lex(s)[...] }
    mutating func expr(_ min: Int = 0) throws -> Double {
        var l = try atom()
        while case .op(let o)? = t.first, let (p, right) = Self.table[o], p >= min {
            t.removeFirst()
            let r = try expr(right ? p : p + 1)
            l =
                switch o {
                case "+": l + r
                case "-": l - r
                case "*": l * r
                case "/": l / r
                default:
                    {
                        var x = 1.0
                        for _ in 0..<Int(r) { x *= l }
                        return x
                    }()
                }
        }
        return l
    }
    mutating func atom() throws -> Double {
        guard let n = t.popFirst() else { throw PErr.eof }
        switch n {
        case .num(let d): return d
        case .lp:
            defer { t = t.dropFirst() }
            return try expr()
        case .op("-"): return try -atom()
        case .id("pi"): return 3.14
        case .id(let f):
            let a = try atom()
            return Self.fns[f]?(a) ?? .nan
        default: throw PErr.unexpected(n)
        }
    }
    static let table: [Character: (Int, Bool)] = ["+": (1, false), "-": (1, false), "*": (2, false), "/": (2, false), "^": (3, true)]
    static var fns: [String: (Double) -> Double] { ["sqrt": { $0.squareRoot() }, "neg": (-)] }
}
for s in ["1 + 2 * 3", "(1+2)*3", "2^3^2", "-4 + 10 / 4", "sqrt(16) + pi", "2 +", "3 $ 4", ")", "neg 5"] {
    do {
        var p = try Parser(s)
        print(s, "=", try p.expr())
    } catch { print(s, "!", error) }
}  // expect: 1 + 2 * 3 = 7.0
// expect: (1+2)*3 = 9.0
// expect: 2^3^2 = 512.0
// expect: -4 + 10 / 4 = -1.5
// expect: sqrt(16) + pi = 7.140000000000001
// expect: 2 + ! eof
// expect: 3 $ 4 ! bad("$", at: 2)
// expect: ) ! unexpected(main.Lexer.Tok.rp)
// expect: neg 5 = -5.0
struct Life {
    var cells: Set<P>
    struct P: Hashable {
        let x, y: Int
        var around: [P] { (-1...1).flatMap { dx in (-1...1).compactMap { dy in (dx, dy) == (0, 0) ? nil : P(x: x + dx, y: y + dy) } } }
    }
    mutating func step() {
        let n = cells.flatMap(\.around).reduce(into: [P: Int]()) { $0[$1, default: 0] += 1 }
        cells = Set(n.filter { $0.value == 3 || $0.value == 2 && cells.contains($0.key) }.keys)
    }
}
var life = Life(cells: [.init(x: 1, y: 0), .init(x: 1, y: 1), .init(x: 1, y: 2)])
life.step()
for y in 0..<3 { print((0..<3).map { life.cells.contains(.init(x: $0, y: y)) ? "#" : "." }.joined()) }  // expect: ...
// expect: ###
// expect: ...
func permutations<T>(_ xs: [T]) -> [[T]] {
    xs.count <= 1
        ? [xs]
        : xs.indices.flatMap { i in
            var r = xs
            let x = r.remove(at: i)
            return permutations(r).map { [x] + $0 }
        }
}
print(permutations(["a", "b", "c"]).map { $0.joined() })  // expect: ["abc", "acb", "bac", "bca", "cab", "cba"]
func sieve(_ n: Int) -> [Int] {
    var p = Array(repeating: true, count: n + 1)
    p.replaceSubrange(0...1, with: [false, false])
    for i in 2... {
        if i * i > n { break }
        guard p[i] else { continue }
        for j in stride(from: i * i, through: n, by: i) { p[j] = false }
    }
    return p.indices.filter { p[$0] }
}
print(sieve(30))  // expect: [2, 3, 5, 7, 11, 13, 17, 19, 23, 29]
func qs<T: Comparable>(_ a: [T]) -> [T] {
    guard let p = a.first else { return [] }
    let r = a.dropFirst()
    return qs(r.filter { $0 < p }) + [p] + qs(r.filter { $0 >= p })
}
print(qs([3, 6, 1, 8, 2]), qs("swift".map { $0 }))  // expect: [1, 2, 3, 6, 8] ["f", "i", "s", "t", "w"]
func bs<C: RandomAccessCollection>(_ c: C, _ k: C.Element) -> C.Index? where C.Element: Comparable {
    var lo = c.startIndex, hi = c.endIndex
    while lo < hi {
        let m = c.index(lo, offsetBy: c.distance(from: lo, to: hi) / 2)
        if c[m] == k { return m } else if c[m] < k { lo = c.index(after: m) } else { hi = m }
    }
    return nil
}
print(bs([1, 3, 5, 7, 9], 7) as Any, bs([1, 3], 2) as Any)  // expect: Optional(3) nil
func lev(_ a: String, _ b: String) -> Int {
    let (a, b) = (Array(a), Array(b))
    var row = Array(0...b.count)
    for i in 1...a.count {
        var prev = row[0]
        row[0] = i
        for j in 1...b.count { (prev, row[j]) = (row[j], a[i - 1] == b[j - 1] ? prev : 1 + Swift.min(prev, row[j], row[j - 1])) }
    }
    return row.last!
}
print(lev("kitten", "sitting"))  // expect: 3
func roman(_ n: Int) -> String {
    [
        (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"),
        (1, "I"),
    ].reduce(into: (n, "")) { s, e in
        while s.0 >= e.0 {
            s.0 -= e.0
            s.1 += e.1
        }
    }.1
}
print(roman(1994), roman(49))  // expect: MCMXCIV XLIX
