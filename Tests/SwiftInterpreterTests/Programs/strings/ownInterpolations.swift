struct Html: ExpressibleByStringInterpolation {
    var text: String
    init(stringLiteral value: String) { text = value }
    init(stringInterpolation: Interpolation) { text = stringInterpolation.out }
    struct Interpolation: StringInterpolationProtocol {
        var out = ""
        init(literalCapacity: Int, interpolationCount: Int) { out.reserveCapacity(literalCapacity) }
        mutating func appendLiteral(_ literal: String) { out += literal }
        mutating func appendInterpolation(_ value: String) { out += "<" + value + ">" }
        mutating func appendInterpolation(bold value: some CustomStringConvertible) { out += "**\(value)**" }
        mutating func appendInterpolation<T: Numeric>(_ value: T) { out += "#\(value)" }
    }
}
let h: Html = "a \("b") c \(bold: 3) \(4)"
print(h.text)  // expect: a <b> c **3** #4
let plain: Html = "x"
print(plain.text)  // expect: x
func show(_ h: Html) { print(h.text) }
show("n \(1)")  // expect: n #1
