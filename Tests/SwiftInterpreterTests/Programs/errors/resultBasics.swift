enum NetError: Error { case offline, code(Int) }
func fetch(_ n: Int) -> Result<String, NetError> { n == 0 ? .failure(.offline) : n > 5 ? .failure(.code(n)) : .success("page \(n)") }
for n in [1, 0, 9] {
    switch fetch(n) {
    case .success(let s): print(s)
    case .failure(.offline): print("offline")
    case .failure(let e): print("failed", e)
    }
}  // expect: page 1
// expect: offline
// expect: failed code(9)
print(fetch(2).map(\.count), (try? fetch(3).get()) ?? "", fetch(0).mapError { "\($0)".count == 7 ? NetError.code(7) : $0 })  // expect: success(6) page 3 failure(main.NetError.code(7))
let r = Result { try fetch(9).get() }
if case .failure(let e) = r { print(e) }  // expect: code(9)
print(fetch(1).flatMap { _ in fetch(0) })  // expect: failure(main.NetError.offline)
