let n: Int? = nil
print(n!)  // trap@7: Unexpectedly found nil while unwrapping an Optional value
