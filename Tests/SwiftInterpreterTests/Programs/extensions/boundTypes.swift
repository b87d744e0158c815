struct Point { var x: Float; var y: Float }
extension SIMD2<Float> {
    static func at(_ point: Point) -> Self { .init(point.x, point.y) }
}
extension Array<Int> { var total: Int { reduce(0, +) } }
extension [String] {
    func sentence() -> String { joined(separator: " ") + "." }
}
extension [String: Int] { var largest: String? { self.max { $0.value < $1.value }?.key } }
extension Int? { var orZero: Int { self ?? 0 } }

let place = SIMD2<Float>.at(Point(x: 1, y: 2))
print(place.x, place.y)  // expect: 1.0 2.0
print([1, 2, 3].total, ["so", "be", "it"].sentence())  // expect: 6 so be it.
print(["a": 1, "b": 2].largest ?? "none", Int?.none.orZero, Int?.some(4).orZero)  // expect: b 0 4
