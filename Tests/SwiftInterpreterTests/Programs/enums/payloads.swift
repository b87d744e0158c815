enum Barcode { case upc(Int, Int, Int); case qr(String); case none }
func describe(_ b: Barcode) -> String {
    switch b {
    case let .upc(a, b, c): return "UPC \(a)-\(b)-\(c)"
    case .qr(let code) where code.isEmpty: return "empty QR"
    case .qr(let code): return "QR \(code)"
    case .none: return "nothing"
    }
}
for b in [Barcode.upc(8, 5, 3), .qr("ABC"), .qr(""), .none] { print(describe(b)) }  // expect: UPC 8-5-3
// expect: QR ABC
// expect: empty QR
// expect: nothing
