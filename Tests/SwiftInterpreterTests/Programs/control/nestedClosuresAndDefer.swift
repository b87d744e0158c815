func process(_ items: [String], each: (String) throws -> Int, done: (Result<Int, Error>) -> Void) {
    var total = 0
    defer { print("total", total) }
    do { for i in items { total += try each(i) }; done(.success(total)) } catch { done(.failure(error)) }
}
struct Bad: Error { let text: String }
process(["1", "2"], each: { s in guard let n = Int(s) else { throw Bad(text: s) }; return n }) { print($0) }  // expect: success(3)
// expect: total 3
process(["1", "x", "3"]) { s in
    guard let n = Int(s) else { throw Bad(text: s) }
    return n
} done: { result in
    switch result { case .success(let n): print("ok", n); case .failure(let e as Bad): print("bad", e.text); case .failure: print("?") }
}  // expect: bad x
// expect: total 1
