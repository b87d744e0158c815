for i in stride(from: 0, to: 3, by: 0) { print(i) }  // trap@10: Stride size must not be zero
