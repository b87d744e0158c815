struct HTTPError: Error { let code: Int }
enum ParseError: Error { case empty, invalid(Character) }
func f(_ n: Int) throws {
    switch n {
    case 0: throw ParseError.empty
    case 1: throw ParseError.invalid("x")
    case 2...3: throw HTTPError(code: n * 200)
    default: print("fine")
    }
}
for n in 0...4 {
    do { try f(n) }
    catch ParseError.empty { print("empty") }
    catch let e as ParseError { print("parse", e) }
    catch let e as HTTPError where e.code >= 600 { print("server", e.code) }
    catch is HTTPError { print("http") }
    catch { print("never") }
}  // expect: empty
// expect: parse invalid("x")
// expect: http
// expect: server 600
// expect: fine
