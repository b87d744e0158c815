let s = "abc"
print(s?.count)  // error@7: cannot use optional chaining on non-optional value of type 'String' | Remove the '?'.
