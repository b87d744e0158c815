import Foundation
print(sqrt(16.0), pow(2.0, 10.0), floor(2.7), ceil(2.1), round(2.5), abs(-1.5), sin(0.0), cos(0.0), exp(0.0), log(1.0), log2(8.0), log10(1000.0))  // expect: 4.0 1024.0 2.0 3.0 3.0 1.5 0.0 1.0 1.0 0.0 3.0 3.0
print(hypot(3.0, 4.0), atan2(0.0, 1.0), fmod(7.0, 3.0), trunc(-2.7), cbrt(27.0), tan(0.0), min(3, 1), max(2.5, 1), pow(2.0, 0.5) == 2.0.squareRoot())  // expect: 5.0 0.0 1.0 -2.0 3.0000000000000004 0.0 1 2.5 true
print(Int(pow(Double(2), 3)), (Double.pi * 100).rounded() / 100, lround(2.6), Int.random(in: 1...1), Double.random(in: 0..<1) < 1)  // expect: 8 3.14 3 1 true
