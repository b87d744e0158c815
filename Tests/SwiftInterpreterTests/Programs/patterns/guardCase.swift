enum Message { case text(String), image(w: Int, h: Int), ping }
func length(_ m: Message) -> Int? {
    guard case .text(let t) = m, !t.isEmpty else { return nil }
    return t.count
}
print(length(.text("hey")) as Any, length(.ping) as Any, length(.text("")) as Any)  // expect: Optional(3) nil nil
func area(_ m: Message) -> Int {
    guard case let .image(w, h) = m else { return 0 }
    return w * h
}
print(area(.image(w: 3, h: 4)), area(.ping))  // expect: 12 0
