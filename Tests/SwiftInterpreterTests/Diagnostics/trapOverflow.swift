var x = Int.max
x += 1  // trap@3: Arithmetic operation '9223372036854775807 + 1' (on type 'Int') results in an overflow
