struct Bank {
    private(set) var balance = 0
    fileprivate var secret = 1
    public internal(set) var name = "b"
    mutating func deposit(_ n: Int) { balance += n }
}
var b = Bank()
b.deposit(5)
b.name = "c"
print(b.balance, b.secret, b.name)  // expect: 5 1 c
