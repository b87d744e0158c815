let d = 1e30
print(Int(d))  // trap@7: Double value cannot be converted to Int because the result would be greater than Int.max
