struct Bad: Error {}
func risky(_ ok: Bool) throws -> Int { if ok { 1 } else { throw Bad() } }
print((try? risky(true)) as Any, (try? risky(false)) as Any)  // expect: Optional(1) nil
if let n = try? risky(true) { print("got", n) }  // expect: got 1
let n = (try? risky(false)) ?? -1
print(n, try! risky(true))  // expect: -1 1
func chain() throws -> Int { try risky(true) + risky(true) }
print(try chain())  // expect: 2
