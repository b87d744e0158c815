let s = [1,2,3]
print(s[1...5])  // trap@7: Array index is out of range
