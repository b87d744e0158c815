// Accounts that throw, transfer and keep a history.
import Foundation
enum BankError: LocalizedError, Equatable {
    case insufficient(needed: Double)
    case negative(Double)
    case frozen
    var errorDescription: String? {
        switch self {
        case .insufficient(let needed): "You need \(String(format: "%.2f", needed)) more."
        case .negative: "Amounts must be positive."
        case .frozen: "The account is frozen."
        }
    }
}
final class Account {
    enum Entry: CustomStringConvertible {
        case deposit(Double), withdrawal(Double)
        var description: String {
            switch self {
            case .deposit(let x): "+\(x)"
            case .withdrawal(let x): "-\(x)"
            }
        }
    }
    let owner: String
    private(set) var balance: Double
    private(set) var history: [Entry] = []
    var isFrozen = false
    init(owner: String, balance: Double = 0) {
        self.owner = owner
        self.balance = balance
    }
    func deposit(_ amount: Double) throws {
        guard amount > 0 else { throw BankError.negative(amount) }
        balance += amount
        history.append(.deposit(amount))
    }
    func withdraw(_ amount: Double) throws {
        guard !isFrozen else { throw BankError.frozen }
        guard amount > 0 else { throw BankError.negative(amount) }
        guard amount <= balance else { throw BankError.insufficient(needed: amount - balance) }
        balance -= amount
        history.append(.withdrawal(amount))
    }
    func transfer(_ amount: Double, to other: Account) throws {
        try withdraw(amount)
        do { try other.deposit(amount) } catch {
            balance += amount
            throw error
        }
    }
}
let ann = Account(owner: "Ann", balance: 100)
let bob = Account(owner: "Bob")
func attempt(_ label: String, _ body: () throws -> Void) {
    do {
        try body()
        print(label, "ok")
    } catch let error as BankError where error == .frozen {
        print(label, "frozen!")
    } catch {
        print(label, error.localizedDescription)
    }
}
attempt("transfer") { try ann.transfer(30, to: bob) }  // expect: transfer ok
attempt("too much") { try bob.withdraw(50.5) }  // expect: too much You need 20.50 more.
attempt("negative") { try bob.deposit(-1) }  // expect: negative Amounts must be positive.
ann.isFrozen = true
attempt("frozen") { try ann.withdraw(1) }  // expect: frozen frozen!
print(ann.balance, bob.balance, ann.history, bob.history)  // expect: 70.0 30.0 [-30.0] [+30.0]
print((try? bob.withdraw(1000)) == nil, (try? bob.withdraw(10)) != nil)  // expect: true true
