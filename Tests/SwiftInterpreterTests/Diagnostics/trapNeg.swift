let n = 0
let u: UInt = 3
print(u - 4 - UInt(n))  // trap@9: Arithmetic operation '3 - 4' (on type 'UInt') results in an overflow
