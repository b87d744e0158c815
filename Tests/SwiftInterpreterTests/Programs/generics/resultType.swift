func load<T>(_ value: T?, orThrow error: Error) -> Result<T, Error> {
    guard let value else { return .failure(error) }
    return .success(value)
}
struct Missing: Error {}
let good = load(3, orThrow: Missing()).map { $0 * 2 }
if case .success(let n) = good { print(n) }  // expect: 6
let bad: Result<Int, Error> = load(nil, orThrow: Missing())
do { print(try bad.get()) } catch { print("missing:", error) }  // expect: missing: Missing()
