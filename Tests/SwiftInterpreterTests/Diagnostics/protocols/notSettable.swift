protocol Counter { var count: Int { get set } }
struct Fixed: Counter {  // error@8: type 'Fixed' does not conform to protocol 'Counter' | Its property 'count' cannot be set, as the protocol asks.
    let count = 1
}
