struct T { static let k = 1
    func f() -> Int { k } }  // error@23: static member 'k' cannot be used on instance of type 'T' | Write 'Self.k'.
print(T().f())
