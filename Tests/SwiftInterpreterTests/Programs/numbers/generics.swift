extension BinaryInteger {
    var digits: [Int] { var n = Int(self), out: [Int] = []; repeat { out.insert(n % 10, at: 0); n /= 10 } while n > 0; return out }
    func power(_ e: Int) -> Self { (0..<e).reduce(1) { r, _ in r * self } }
}
print(1984.digits, UInt8(7).digits, 3.power(4), Int64(2).power(40))  // expect: [1, 9, 8, 4] [7] 81 1099511627776
func isPrime<T: BinaryInteger>(_ n: T) -> Bool { n > 1 && !(2..<Int(n)).contains { Int(n) % $0 == 0 } }
print((1...20).filter(isPrime), isPrime(UInt8(7)))  // expect: [2, 3, 5, 7, 11, 13, 17, 19] true
extension FloatingPoint { var half: Self { self / 2 } }
print(5.0.half, Float(3).half)  // expect: 2.5 1.5
