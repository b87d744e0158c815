indirect enum Term {
    case number(Double), name(String), sum(Term, Term), product(Term, Term)
    func value(_ names: [String: Double]) -> Double {
        switch self {
        case .number(let n): n
        case .name(let name): names[name] ?? 0
        case .sum(let a, let b): a.value(names) + b.value(names)
        case .product(let a, let b): a.value(names) * b.value(names)
        }
    }
}
extension Term: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
    init(integerLiteral value: Int) { self = .number(Double(value)) }
    init(stringLiteral value: String) { self = .name(value) }
    static func + (a: Term, b: Term) -> Term { .sum(a, b) }
    static func * (a: Term, b: Term) -> Term { .product(a, b) }
}
let product: Term = 2 * "x"
let term: Term = 2 * "x" + 3 * (1 + "y")
let more = Term.name("q") * 2 + 1
print(product.value(["x": 4]), term.value(["x": 2, "y": 4]), more.value(["q": 5]))  // expect: 8.0 19.0 11.0
