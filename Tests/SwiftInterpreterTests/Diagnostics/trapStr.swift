let s = "ab"
print(s[s.index(s.startIndex, offsetBy: 5)])  // trap@11: String index is out of bounds
