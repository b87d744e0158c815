func f() {
    print("a")
}
}  // error@1: unexpected brace in source file
print("b")
