enum State { case idle, failed(String) }
let s = State.idle
print(s == .idle)  // error@9: operator '==' cannot be applied to two 'State' operands | 'State' does not conform to 'Equatable'.
