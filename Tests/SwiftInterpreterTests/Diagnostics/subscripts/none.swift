struct S {}
print(S()[0])  // error@7: value of type 'S' has no subscripts
