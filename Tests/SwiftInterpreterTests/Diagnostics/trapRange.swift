let n = 3
for i in 5..<n { print(i) }  // trap@1: Range requires lowerBound <= upperBound
