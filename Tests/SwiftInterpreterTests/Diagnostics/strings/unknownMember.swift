let s = "abc"
print(s.length)  // error@9: value of type 'String' has no member 'length'
