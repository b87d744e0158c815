print(5 % 0)  // trap@9: Division by zero in remainder operation
