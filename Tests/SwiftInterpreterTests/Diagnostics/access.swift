struct Account {
    private var secret = 1
    private(set) var balance = 0
    private static let limit = 10
    let name: String
    init(name: String) { self.name = name }
    private func audit() {}
    private subscript(index: Int) -> Int { index }
    func own(_ other: Account) -> Int { other.secret + Account.limit }
}
struct Vault { private var code: Int }
struct Lock { private var code = 1; var isOpen = false }
final class Clerk {
    private init(badge: Int) {}
    init() {}
    struct Desk { private var drawer = 1 }
}
var account = Account(name: "a")
print(account.secret)  // error@15: 'secret' is inaccessible due to 'private' protection level
account.balance = 3  // error@9: cannot assign to value: 'balance' setter is inaccessible | It is 'private(set)': only its own type changes it.
account.balance += 3  // error@9: cannot assign to value: 'balance' setter is inaccessible | It is 'private(set)': only its own type changes it.
print(Account.limit)  // error@15: 'limit' is inaccessible due to 'private' protection level
account.audit()  // error@9: 'audit' is inaccessible due to 'private' protection level
_ = account.audit  // error@13: 'audit' is inaccessible due to 'private' protection level
print(account[1])  // error@7: 'subscript' is inaccessible due to 'private' protection level
_ = Vault(code: 1)  // error@5: 'Vault' is inaccessible due to 'private' protection level
_ = Lock(isOpen: true)  // error@5: 'Lock' is inaccessible due to 'private' protection level
_ = Lock()
_ = \Account.secret  // error@13: 'secret' is inaccessible due to 'private' protection level
