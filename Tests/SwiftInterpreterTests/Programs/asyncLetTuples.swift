// One task gives the values of several names.
func one() async -> Int { 1 }
func pair() async -> (Int, String) { (2, "two") }
func fails() async throws -> (Int, Int) { throw E.bad }
enum E: Error { case bad }
func run() async {
    async let (a, b) = pair()
    async let c = one()
    print(await a, await b, await c)
    async let x = one(), y = one()
    print(await x + y)
    async let (p, (q, r)) = (1, (2, 3))
    print(await (p, q, r))
    async let (m, n) = fails()
    do { print(try await m, try await n) } catch { print("failed", error) }
    async let _ = one()
}
await run()  // expect: 2 two 1
// expect: 2
// expect: (1, 2, 3)
// expect: failed bad
