let a = [1, 2]
print(a[2])  // trap@7: Index out of range
