public struct Account {
    public private(set) var balance = 0
    private var log: [String] = []
    fileprivate let id = 7
    internal static let currency = "EUR"
    public init() {}
    public mutating func deposit(_ n: Int) { balance += n; note("+\(n)") }
    private mutating func note(_ s: String) { log.append(s) }
    var history: Int { log.count }
}
var a = Account()
a.deposit(5); a.deposit(6)
print(a.balance, a.history, a.id, Account.currency)  // expect: 11 2 7 EUR
open class Base { public init() {}; open func go() -> String { "base" } }
public final class Sub: Base { public override func go() -> String { "sub" } }
print(Sub().go())  // expect: sub
