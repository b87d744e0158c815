let zero = 0
print(1 / zero)  // trap@9: Division by zero
