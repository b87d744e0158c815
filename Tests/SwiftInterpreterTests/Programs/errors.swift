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
    print(try account.withdraw(30))  // expect: 70
    print(try account.withdraw(500))
    print("not reached")
} catch BankError.insufficientFunds(let needed) where needed > 1000 {
    print("far too much")
} catch BankError.insufficientFunds(let needed) {
    print("needed \(needed)")  // expect: needed 430
} catch {
    print("other \(error)")
}
account.isLocked = true
do { _ = try account.withdraw(1) } catch let error as BankError { print(error, error == .accountLocked) } catch { print("?") }  // expect: accountLocked true
print((try? account.withdraw(1)) as Any)  // expect: nil
account.isLocked = false
print((try? account.withdraw(1)) ?? 0)  // expect: 69

func parse(_ text: String, line: Int) throws -> Int {
    defer { print("parsed line \(line)") }
    guard let value = Int(text) else { throw ParseError(line: line, reason: "'\(text)' is no number") }
    return value
}
func parseAll(_ lines: [String]) throws -> [Int] {
    try lines.enumerated().map { try parse($0.element, line: $0.offset + 1) }
}
do {
    print(try parseAll(["1", "2"]))  // expect: parsed line 1
    // expect: parsed line 2
    // expect: [1, 2]
    print(try parseAll(["1", "x", "3"]))  // expect: parsed line 1
    // expect: parsed line 2
} catch let error as ParseError {
    print(error.line, error)  // expect: 2 line 2: 'x' is no number
} catch {
    print("unexpected")
}

func twice(_ body: () throws -> Void) rethrows { try body(); try body() }
var calls = 0
twice { calls += 1 }
print(calls)  // expect: 2
do { try twice { calls += 1; if calls > 3 { throw BankError.unknown("limit") } } } catch BankError.unknown(let text) { print(text, calls) } catch {}  // expect: limit 4

func load(_ ok: Bool) -> Result<String, BankError> { ok ? .success("data") : .failure(.accountLocked) }
switch load(true) {
case .success(let text): print(text)
case .failure(let error): print(error)
}  // expect: data
print(load(true).map(\.count), load(false).map(\.count))  // expect: success(4) failure(main.BankError.accountLocked)
do { print(try load(true).get()); print(try load(false).get()) } catch { print("caught \(error)") }  // expect: data
// expect: caught accountLocked
let result = Result { try parse("7", line: 9) }  // expect: parsed line 9
if case .success(let n) = result { print(n) }  // expect: 7
let failed = Result<Int, Error> { try parse("q", line: 10) }  // expect: parsed line 10
if case .failure(let e as ParseError) = failed { print(e.reason) }  // expect: 'q' is no number

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
order()  // expect: body 0
// expect: end of 0
// expect: end of 1
// expect: middle
// expect: second to last
// expect: last
func finish() throws -> String {
    var log = ""
    do {
        defer { log += "d" }
        log += "a"
        throw BankError.accountLocked
    } catch { log += "c" }
    return log
}
print(try finish())  // expect: adc
func nested() throws {
    do { throw BankError.unknown("inner") }
    catch BankError.accountLocked { print("no") }
}
do { try nested() } catch { print("passed on: \(error)") }  // expect: passed on: unknown("inner")
func typed(_ n: Int) throws(BankError) -> Int { if n < 0 { throw .unknown("negative") }; return n }
do { print(try typed(1)); _ = try typed(-1) } catch { print(error) }  // expect: 1
// expect: unknown("negative")
