let s = "abc"
print(s[0])  // error@7: 'subscript(_:)' is unavailable: cannot subscript String with an Int, use a String.Index instead. | Write 'Array(text)[0]', or 'text[text.index(text.startIndex, offsetBy: 0)]'.
