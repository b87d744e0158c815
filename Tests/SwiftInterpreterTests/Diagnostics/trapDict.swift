let d = ["a": 1]
print(d["b"]!)  // trap@7: Unexpectedly found nil while unwrapping an Optional value
