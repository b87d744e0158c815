protocol Named { var name: String { get set } }
struct P: Named { let name: String }  // error@8: type 'P' does not conform to protocol 'Named' | Its property 'name' cannot be set, as the protocol asks.
print(P(name: "a"))
