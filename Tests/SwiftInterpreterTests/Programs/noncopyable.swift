// Values that cannot be copied are used as they must be.
struct Ticket: ~Copyable {
    let number: Int
    borrowing func read() -> Int { number }
    consuming func used() -> Int { number }
    mutating func nothing() {}
}
enum Seat: ~Copyable {
    case free
    case taken(Ticket)
}
func show(_ ticket: borrowing Ticket) { print("ticket", ticket.read()) }
func use(_ ticket: consuming Ticket) -> Int { ticket.used() }
func identity<Value: ~Copyable>(_ value: consuming Value) -> Value { value }
func main() {
    let ticket = Ticket(number: 3)
    show(ticket)
    print(use(ticket))
    let seat = Seat.taken(Ticket(number: 4))
    switch consume seat {
    case .free: print("free")
    case .taken(let ticket): print("taken", use(identity(ticket)))
    }
}
main()  // expect: ticket 3
// expect: 3
// expect: taken 4
