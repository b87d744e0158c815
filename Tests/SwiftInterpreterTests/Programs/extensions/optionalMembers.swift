extension Optional where Wrapped == String {
    var orEmpty: String { self ?? "" }
    var isBlank: Bool { self?.isEmpty ?? true }
}
extension Optional {
    func or(_ value: Wrapped) -> Wrapped { self ?? value }
}
let name: String? = nil
print(name.orEmpty.count, name.isBlank, name.or("x"), Optional("a").isBlank)  // expect: 0 true x false
