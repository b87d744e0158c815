func f() {
    continue  // error@5: 'continue' is only allowed inside a loop
}
