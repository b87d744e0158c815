enum ParseError: Error { case empty, bad(String) }
func run<E: Error>(_ body: () throws(E) -> Void) throws(E) { try body() }
func parse(_ s: String) throws(ParseError) -> Int {
    guard !s.isEmpty else { throw .empty }
    guard let n = Int(s) else { throw .bad(s) }
    return n
}
do throws(ParseError) {
    try run { () throws(ParseError) in throw ParseError.bad("x") }
} catch {
    switch error {
    case .empty: print("empty")
    case .bad(let s): print("bad", s)
    }  // expect: bad x
}
do {
    print(try parse("12"))  // expect: 12
    _ = try parse("")
} catch .empty { print("empty!") } catch .bad(let s) { print(s) }  // expect: empty!
run { print("no throw") }  // expect: no throw
func apply<T, E: Error>(_ x: T, _ f: (T) throws(E) -> Int) throws(E) -> Int { try f(x) }
do { print(try apply("7") { (s) throws(ParseError) in try parse(s) }) ; print(try apply("q", parse)) } catch { print("caught \(error)")   // expect: 7
// expect: caught bad("q")
  if case .bad(let t) = error { print(t) } }  // expect: q
struct Loader<F: Error> { var load: () throws(F) -> String
  func go() -> Result<String, F> { do { return .success(try load()) } catch { return .failure(error) } } }
print(Loader { () throws(ParseError) -> String in throw .empty }.go())  // expect: failure(main.ParseError.empty)
let r = Result { () throws(ParseError) -> Int in try parse("zz") }
switch r { case .success(let v): print(v); case .failure(.bad(let w)): print("w", w); case .failure(.empty): print("e") }  // expect: w zz
extension Array { func mapAll<T, E: Error>(_ f: (Element) throws(E) -> T) throws(E) -> [T] { var out: [T] = []; for x in self { out.append(try f(x)) }; return out } }
print(["1","2"].mapAll { $0 + "!" })  // expect: ["1!", "2!"]
do throws(ParseError) { print(try ["1","b"].mapAll(parse)) } catch { print(error) }  // expect: bad("b")
