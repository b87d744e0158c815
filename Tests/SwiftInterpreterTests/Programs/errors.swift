// throws, do/catch with patterns, rethrows, try?, try!, Result, defer.
enum BankError: Error, Equatable {
    case insufficientFunds(needed: Int)
    case accountLocked
    case unknown(String)
}
struct ParseError: Error { let line: Int; let reason: String }
extension ParseError: CustomStringConvertible { var description: String { "line \(line): \(reason)" } }

struct Account {
    private(set) var balance = 100
    var isLocked = false
    mutating func withdraw(_ amount: Int) throws -> Int {
        guard !isLocked else { throw BankError.accountLocked }
        guard amount <= balance else { throw BankError.insufficientFunds(needed: amount - balance) }
        balance -= amount
        return balance
    }
}
var account = Account()
do {
    print(try account.withdraw(30))
    print(try account.withdraw(500))
    print("not reached")
} catch BankError.insufficientFunds(let needed) where needed > 1000 {
    print("far too much")
} catch BankError.insufficientFunds(let needed) {
    print("needed \(needed)")
} catch {
    print("other \(error)")
}
account.isLocked = true
do { _ = try account.withdraw(1) } catch let error as BankError { print(error, error == .accountLocked) } catch { print("?") }
print((try? account.withdraw(1)) as Any)
account.isLocked = false
print((try? account.withdraw(1)) ?? 0)

func parse(_ text: String, line: Int) throws -> Int {
    defer { print("parsed line \(line)") }
    guard let value = Int(text) else { throw ParseError(line: line, reason: "'\(text)' is no number") }
    return value
}
func parseAll(_ lines: [String]) throws -> [Int] {
    try lines.enumerated().map { try parse($0.element, line: $0.offset + 1) }
}
do {
    print(try parseAll(["1", "2"]))
    print(try parseAll(["1", "x", "3"]))
} catch let error as ParseError {
    print(error.line, error)
} catch {
    print("unexpected")
}

func twice(_ body: () throws -> Void) rethrows { try body(); try body() }
var calls = 0
twice { calls += 1 }
print(calls)
do { try twice { calls += 1; if calls > 3 { throw BankError.unknown("limit") } } } catch BankError.unknown(let text) { print(text, calls) } catch {}

func load(_ ok: Bool) -> Result<String, BankError> { ok ? .success("data") : .failure(.accountLocked) }
switch load(true) {
case .success(let text): print(text)
case .failure(let error): print(error)
}
print(load(true).map(\.count), load(false).map(\.count))
do { print(try load(true).get()); print(try load(false).get()) } catch { print("caught \(error)") }
let result = Result { try parse("7", line: 9) }
if case .success(let n) = result { print(n) }
let failed = Result<Int, Error> { try parse("q", line: 10) }
if case .failure(let e as ParseError) = failed { print(e.reason) }

func order() {
    defer { print("last") }
    defer { print("second to last") }
    for i in 0..<2 {
        defer { print("end of \(i)") }
        if i == 1 { break }
        print("body \(i)")
    }
    print("middle")
}
order()
func finish() throws -> String {
    var log = ""
    do {
        defer { log += "d" }
        log += "a"
        throw BankError.accountLocked
    } catch { log += "c" }
    return log
}
print(try finish())
func nested() throws {
    do { throw BankError.unknown("inner") }
    catch BankError.accountLocked { print("no") }
}
do { try nested() } catch { print("passed on: \(error)") }
func typed(_ n: Int) throws(BankError) -> Int { if n < 0 { throw .unknown("negative") }; return n }
do { print(try typed(1)); _ = try typed(-1) } catch { print(error) }
