import Foundation
// Tokenizer, parser, evaluator with indirect enum and generics
enum Token: Equatable, CustomStringConvertible {
    case number(Double), op(Character), lparen, rparen, ident(String), comma
    var description: String {
        switch self {
        case .number(let n): n == n.rounded() ? String(Int(n)) : "\(n)"
        case .op(let c): String(c)
        case .lparen: "("
        case .rparen: ")"
        case .ident(let s): s
        case .comma: ","
        }
    }
}
struct Lexer: IteratorProtocol, Sequence {
    private let chars: [Character]
    private var i = 0
    init(_ s: some StringProtocol) { chars = Array(s) }
    mutating func next() -> Token? {
        while i < chars.count, chars[i].isWhitespace { i += 1 }
        guard i < chars.count else { return nil }
        defer { i += 1 }
        switch chars[i] {
        case "(": return .lparen
        case ")": return .rparen
        case ",": return .comma
        case let c where c.isNumber:
            var s = String(c)
            while i + 1 < chars.count, chars[i + 1].isNumber || chars[i + 1] == "." { i += 1; s.append(chars[i]) }
            return Double(s).map(Token.number)
        case let c where c.isLetter:
            var s = "\(c)"
            while case let j = i + 1, j < chars.count, chars[j].isLetter || chars[j].isNumber { i = j; s += String(chars[j]) }
            return .ident(s)
        case let c: return .op(c)
        }
    }
}
indirect enum Expr {
    case num(Double)
    case bin(Expr, Character, Expr)
    case neg(Expr)
    case call(String, [Expr])
    case variable(String)
}
enum ParseError: Error, LocalizedError, Equatable {
    case unexpected(Token?), trailing([Token])
    var errorDescription: String? {
        switch self {
        case .unexpected(let t?): "unexpected \(t)"
        case .unexpected(nil): "unexpected end"
        case .trailing(let ts): "trailing \(ts.map(\.description).joined(separator: " "))"
        }
    }
}
struct Parser {
    var tokens: ArraySlice<Token>
    static let precedence: [Character: Int] = ["+": 1, "-": 1, "*": 2, "/": 2, "^": 3]
    mutating func expression(_ minimum: Int = 0) throws(ParseError) -> Expr {
        var left = try unary()
        while case .op(let c)? = tokens.first, let p = Self.precedence[c], p > minimum || (c == "^" && p >= minimum) {
            tokens.removeFirst()
            left = .bin(left, c, try expression(c == "^" ? p - 1 : p))
        }
        return left
    }
    mutating func unary() throws(ParseError) -> Expr {
        if tokens.first == .op("-") { tokens = tokens.dropFirst(); return .neg(try unary()) }
        return try primary()
    }
    mutating func primary() throws(ParseError) -> Expr {
        guard let t = tokens.popFirst() else { throw .unexpected(nil) }
        switch t {
        case .number(let n): return .num(n)
        case .ident(let name):
            guard tokens.first == .lparen else { return .variable(name) }
            tokens.removeFirst()
            var args: [Expr] = []
            if tokens.first != .rparen {
                repeat { args.append(try expression()) } while consume(.comma)
            }
            guard consume(.rparen) else { throw .unexpected(tokens.first) }
            return .call(name, args)
        case .lparen:
            let e = try expression()
            guard consume(.rparen) else { throw ParseError.unexpected(tokens.first) }
            return e
        default: throw .unexpected(t)
        }
    }
    mutating func consume(_ t: Token) -> Bool {
        guard tokens.first == t else { return false }
        tokens.removeFirst(); return true
    }
    static func parse(_ s: String) -> Result<Expr, ParseError> {
        var p = Parser(tokens: Array(Lexer(s))[...])
        do {
            let e = try p.expression()
            if !p.tokens.isEmpty { return .failure(.trailing(Array(p.tokens))) }
            return .success(e)
        } catch { return .failure(error) }
    }
}
extension Expr {
    typealias Env = [String: Double]
    static let functions: [String: @Sendable ([Double]) -> Double?] = [
        "max": { $0.max() }, "min": { $0.min() }, "sqrt": { $0.first?.squareRoot() },
        "sum": { $0.reduce(0, +) },
    ]
    func eval(in env: Env = [:]) -> Double? {
        switch self {
        case .num(let n): n
        case .variable(let v): env[v]
        case .neg(let e): e.eval(in: env).map(-)
        case .call(let f, let a):
            if let fn = Self.functions[f] { fn(a.compactMap { $0.eval(in: env) }) } else { nil }
        case let .bin(l, op, r):
            if let a = l.eval(in: env), let b = r.eval(in: env) {
                switch op { case "+": a + b; case "-": a - b; case "*": a * b; case "/": b == 0 ? nil : a / b; case "^": pow(a, b); default: nil }
            } else { nil }
        }
    }
}
for s in ["1 + 2 * 3", "2 ^ 3 ^ 2", "-(4 - 10) / 4", "max(1, x, sum(2,3)) * 2", "1 +", "(1", "1 2 3", "sqrt(16)+min()", "1/0", "y"] {
    switch Parser.parse(s) {
    case .success(let e): print(s, "=>", e.eval(in: ["x": 7.5]) as Any)
    case .failure(let f): print(s, "!!", f.localizedDescription, f)
    }
}  // expect: 1 + 2 * 3 => Optional(7.0)
// expect: 2 ^ 3 ^ 2 => Optional(512.0)
// expect: -(4 - 10) / 4 => Optional(1.5)
// expect: max(1, x, sum(2,3)) * 2 => Optional(15.0)
// expect: 1 + !! unexpected end unexpected(nil)
// expect: (1 !! unexpected end unexpected(nil)
// expect: 1 2 3 !! trailing 2 3 trailing([2, 3])
// expect: sqrt(16)+min() => nil
// expect: 1/0 => nil
// expect: y => nil
