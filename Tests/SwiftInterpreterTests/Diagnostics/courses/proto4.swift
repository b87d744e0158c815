protocol Named { var name: String { get } }
struct P: Named { var name: Int = 1 }  // error@8: type 'P' does not conform to protocol 'Named' | Its property 'name' is 'Int', but 'String' is asked for.
print(P())
