enum Edge: Int {
    case least = -9223372036854775808, next
    case greatest = 9223372036854775807
}
print(Edge.least.rawValue, Edge.next.rawValue, Edge.greatest.rawValue)  // expect: -9223372036854775808 -9223372036854775807 9223372036854775807
print(Edge(rawValue: Int.max) == .greatest, Edge(rawValue: 0) == nil)  // expect: true true
enum Small: UInt8 { case one = 254, two, hex = 0x1F }
print(Small.two.rawValue, Small.hex.rawValue)  // expect: 255 31
enum Ratio: Double { case half = 0.5, one = 1, more, minus = -1 }
print(Ratio.half.rawValue, Ratio.more.rawValue, Ratio.minus.rawValue)  // expect: 0.5 2.0 -1.0
