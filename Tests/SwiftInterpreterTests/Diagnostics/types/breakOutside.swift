func f() {
    break  // error@5: 'break' is only allowed inside a loop or switch
}
