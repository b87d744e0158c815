print(-Int.min, abs(Int.min))  // trap@7: Arithmetic operation '0 - -9223372036854775808' (on type 'Int') results in an overflow
