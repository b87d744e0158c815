import Foundation
enum NetErr: LocalizedError, Equatable {
    case offline, status(Int), decode(String)
    var errorDescription: String? {
        switch self {
        case .offline: "The network is offline."
        case .status(let c): "HTTP \(c)"
        case .decode: nil
        }
    }
    var recoverySuggestion: String? { self == .offline ? "Check Wi-Fi" : nil }
}
func fetch(_ p: String) throws -> String {
    switch p {
    case "/ok": return "{}"
    case "/off": throw NetErr.offline
    case "/500": throw NetErr.status(500)
    default: throw NSError(domain: "app", code: 7, userInfo: [NSLocalizedDescriptionKey: "custom"])
    }
}
for p in ["/ok", "/off", "/500", "/x"] {
    let r = Result { try fetch(p) }
    switch r {
    case .success(let s): print(s)
    case .failure(let e as NetErr): print(e.localizedDescription, e.recoverySuggestion ?? "-", e)
    case .failure(let e): print(e.localizedDescription)
    }
}  // expect: {}
// expect: The network is offline. Check Wi-Fi offline
// expect: HTTP 500 - status(500)
// expect: custom
let r: Result<Int, NetErr> = .success(4)
print(
    r.map { $0 * 2 }, try r.get(), (try? r.get()) ?? 0, r.flatMap { $0 > 5 ? .success("\($0)") : .failure(.status($0)) },
    r.mapError { _ in NetErr.offline } == .success(4))  // expect: success(8) 4 4 failure(main.NetErr.status(4)) true
func a() throws {
    defer { print("defer a") }
    try b()
    print("unreached")
}
func b() throws {
    defer { print("defer b1") }
    defer { print("defer b2") }
    throw NetErr.decode("x")
}
do { try a() } catch NetErr.decode(let s) where s.isEmpty { print("empty") } catch NetErr.decode, NetErr.offline { print("either") } catch {  // expect: defer b2
// expect: defer b1
// expect: defer a
// expect: either
    print("?", error)
}
func multi(_ s: String) throws -> Int {
    guard let n = Int(s) else { throw ParseError(line: #line, text: s) }
    return n
}
struct ParseError: Error, CustomStringConvertible {
    let line: Int
    let text: String
    var description: String { "'\(text)' is no number" }
}
let sum = ["1", "2", "x"].reduce(0) { $0 + ((try? multi($1)) ?? 0) }
print(sum)  // expect: 3
do { print(try ["4", "y"].map(multi)) } catch let e as ParseError { print(e, e.text) }  // expect: 'y' is no number y
func rethrowing(_ f: () throws -> Void) rethrows { try f() }
rethrowing { print("no try needed") }  // expect: no try needed
do { try rethrowing { throw CocoaLike.a } } catch CocoaLike.a { print("a!") } catch {}  // expect: a!
enum CocoaLike: Error { case a }
struct Validator<T> {
    let check: (T) throws -> Void
    static func && (l: Self, r: Self) -> Self {
        Self {
            try l.check($0)
            try r.check($0)
        }
    }
    func validated(_ v: T) -> Result<T, any Error> {
        Result {
            try check(v)
            return v
        }
    }
}
enum VErr: Error { case short(min: Int), noDigit }
let v =
    Validator<String> { if $0.count < 3 { throw VErr.short(min: 3) } }
    && Validator { guard $0.contains(where: \.isNumber) else { throw VErr.noDigit } }
for s in ["a", "abc", "abc1"] { print(v.validated(s)) }  // expect: failure(main.VErr.short(min: 3))
// expect: failure(main.VErr.noDigit)
// expect: success("abc1")
class Res {
    let n: String
    init(_ n: String) throws {
        if n.isEmpty { throw VErr.noDigit }
        self.n = n
        print("open", n)
    }
    deinit { print("close", n) }
}
func use() throws -> Int {
    let a = try Res("a")
    let b = try Res("")
    return a.n.count + b.n.count
}
print((try? use()) as Any)  // expect: open a
// expect: close a
// expect: nil
let x = try? Int(fetch("/off"))
print(x as Any, x == nil)  // expect: nil true
func nested() throws -> Int? { nil }
let y = try? nested()
print(type(of: y))  // expect: Optional<Int>
do { do { throw VErr.noDigit } catch VErr.short { print("no") } } catch { print("outer", error) }  // expect: outer noDigit
print((NetErr.offline as Error).localizedDescription, (VErr.noDigit as any Error) is VErr, type(of: NetErr.offline as any Error))  // expect: The network is offline. true NetErr
let ee: [any Error] = [NetErr.offline, VErr.short(min: 2)]
for case let e as VErr in ee { print(e) }  // expect: short(min: 2)
