let n = 5
print(n!)  // error@7: cannot force unwrap value of non-optional type 'Int' | Remove the '!'.
