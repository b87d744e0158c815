let (a, b) = (1, 2, 3)  // error@5: tuple pattern cannot match values of type '(Int, Int, Int)'
print(a, b)
