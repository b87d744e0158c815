class Counter { static var total = 0 }
let c = Counter()
print(c.total)  // error@9: static member 'total' cannot be used on instance of type 'Counter' | Write 'Counter.total'.
