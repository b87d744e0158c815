struct Account {
    private var balance = 0
    fileprivate var n = 1
    private func secret() {}
    private(set) var total = 0
    private init(x: Int) {}
    init() {}
}
var acc = Account()
print(acc.balance)  // error@11: 'balance' is inaccessible due to 'private' protection level
print(acc.n)
acc.secret()  // error@5: 'secret' is inaccessible due to 'private' protection level
acc.total = 3  // error@5: cannot assign to value: 'total' setter is inaccessible | It is 'private(set)': only its own type changes it.
let other = Account(x: 1)  // error@24: extra argument 'x' in call | 'Account' takes no arguments.
extension Account { func ok() -> Int { balance } }
