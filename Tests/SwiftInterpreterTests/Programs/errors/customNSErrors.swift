import Foundation
enum NetError: Error, LocalizedError, CustomNSError { case timeout(TimeInterval), status(code: Int, body: String?), offline
    var errorDescription: String? { switch self { case .timeout(let t): "Timed out after \(t)s"; case .status(let c, let b?): "HTTP \(c): \(b)"; case .status(let c, nil): "HTTP \(c)"; case .offline: nil } }
    static var errorDomain: String { "net" }
    var errorCode: Int { if case .status(let c, _) = self { c } else { -1 } } }
struct Wrapped: Error { let underlying: any Error; let file: String; init(_ e: any Error, file: String = #fileID) { underlying = e; self.file = "f" } }
func fetch(_ n: Int) throws -> String { switch n { case 0: return "ok"; case 1: throw NetError.timeout(2.5); case 2: throw NetError.status(code: 404, body: nil); case 3: throw NetError.status(code: 500, body: "boom"); case 4: throw NSError(domain: "old", code: 7, userInfo: [NSLocalizedDescriptionKey: "legacy"]); default: throw Wrapped(NetError.offline) } }
for n in 0...5 { do { print(try fetch(n)) }
    catch let e as NetError where e.errorCode >= 500 { print("server", e.localizedDescription) }
    catch NetError.status(let code, _) { print("client", code) }
    catch let e as LocalizedError { print("loc", e.errorDescription ?? "-") }
    catch let e as NSError where e.domain == "old" { print("ns", e.code, e.localizedDescription) }
    catch is Wrapped { print("wrapped") }
    catch { print("else \(error)") } }  // expect: ok
    // expect: loc Timed out after 2.5s
    // expect: client 404
    // expect: server The operation could not be completed. (net error 500.)
    // expect: ns 7 legacy
    // expect: wrapped
func cleanup() throws { defer { print("d1") }; defer { print("d2") }; print("body"); throw NetError.offline }
try? cleanup()  // expect: body
// expect: d2
// expect: d1
let r = Result { try fetch(0) }.map(\.count).flatMap { $0 > 1 ? .success($0 * 2) : Result<Int, any Error>.failure(NetError.offline) }
print(try r.get())  // expect: 4
func firstOK(_ ns: [Int]) -> String? { ns.lazy.compactMap { try? fetch($0) }.first }
print(firstOK([1, 2, 0]) ?? "none", (try? fetch(9)) ?? "default", try! fetch(0))  // expect: ok default ok
do { let v = try [0, 0, 2].map(fetch); print(v) } catch { print("map failed:", (error as? NetError)?.errorDescription ?? "?") }  // expect: map failed: HTTP 404
func assertThrows<T>(_ body: @autoclosure () throws -> T) -> Bool { do { _ = try body(); return false } catch { return true } }
print(assertThrows(try fetch(1)), assertThrows(try fetch(0)))  // expect: true false
