var total: Int
if 1.isMultiple(of: 2) { total = 1 }
print(total)  // trap@7: variable 'total' was used before it was given a value
