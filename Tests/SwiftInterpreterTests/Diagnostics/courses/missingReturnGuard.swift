func half(_ n: Int) -> Int {
    guard n % 2 == 0 else {
        print("odd")
    }  // error@5: 'guard' body must not fall through | End it with 'return', 'throw', 'break' or 'continue'.
    return n / 2
}
print(half(2))
