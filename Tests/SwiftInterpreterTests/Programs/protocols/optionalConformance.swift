protocol Describable { var text: String { get } }
extension Int: Describable { var text: String { "int \(self)" } }
extension String: Describable { var text: String { "string \(self)" } }
extension Optional: Describable where Wrapped: Describable {
    var text: String { map { "some " + $0.text } ?? "none" }
}
extension Array: Describable where Element: Describable {
    var text: String { "[" + map(\.text).joined(separator: "; ") + "]" }
}
print(3.text, "x".text, Optional(4).text, Int?.none.text)  // expect: int 3 string x some int 4 none
print([1, 2].text, [[1], []].text)  // expect: [int 1; int 2] [[int 1]; []]
