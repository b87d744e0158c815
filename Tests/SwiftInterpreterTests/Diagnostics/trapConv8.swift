let n = 300
print(UInt8(n))  // trap@7: Not enough bits to represent the passed value
