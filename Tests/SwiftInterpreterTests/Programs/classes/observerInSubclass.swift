class Account {
    var balance = 0 {
        willSet { print("will be", newValue) }
        didSet { if balance < oldValue { print("down by", oldValue - balance) } }
    }
}
let a = Account()
a.balance = 100  // expect: will be 100
a.balance -= 30  // expect: will be 70
// expect: down by 30
a.balance += 5  // expect: will be 75
