enum Either<L, R> {
    case left(L), right(R)
    var left: L? { if case .left(let l) = self { l } else { nil } }
    func map<T>(_ f: (R) -> T) -> Either<L, T> {
        switch self {
        case .left(let l): .left(l)
        case .right(let r): .right(f(r))
        }
    }
}
let e: Either<String, Int> = .right(4)
print(e.map { $0 * 2 }, e.left as Any)  // expect: right(8) nil
print(Either<String, Int>.left("err").map { $0 + 1 }.left!)  // expect: err
