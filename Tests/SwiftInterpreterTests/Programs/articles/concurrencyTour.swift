import Foundation
actor TemperatureLogger {
    let label: String
    var measurements: [Int]
    private(set) var max: Int
    init(label: String, measurement: Int) {
        self.label = label
        self.measurements = [measurement]
        self.max = measurement
    }
}
extension TemperatureLogger {
    func update(with m: Int) {
        measurements.append(m)
        if m > max { max = m }
    }
}
func listPhotos(inGallery name: String) async throws -> [String] {
    try await Task.sleep(for: .milliseconds(20))
    return ["IMG001", "IMG99", "IMG0404"]
}
func download(_ n: String) async -> String {
    try? await Task.sleep(nanoseconds: UInt64(n.count) * 1_000_000)
    return n.lowercased()
}
enum Timeout: Error { case late }
func withTimeout<T: Sendable>(_ d: Duration, _ work: @Sendable @escaping () async throws -> T) async throws -> T {
    try await withThrowingTaskGroup(of: T.self) { g in
        g.addTask { try await work() }
        g.addTask {
            try await Task.sleep(for: d)
            throw Timeout.late
        }
        defer { g.cancelAll() }
        return try await g.next()!
    }
}
let logger = TemperatureLogger(label: "Outdoors", measurement: 25)
await logger.update(with: 30)
print(await logger.max, logger.label)  // expect: 30 Outdoors
let names = try await listPhotos(inGallery: "x")
async let a = download(names[0])
async let b = download(names[1])
print(await [a, b])  // expect: ["img001", "img99"]
let all = await withTaskGroup(of: (Int, String).self, returning: [String].self) { g in
    for (i, n) in names.enumerated() { g.addTask { (i, await download(n)) } }
    var r = [Int: String]()
    for await (i, s) in g { r[i] = s }
    return r.sorted { $0.key < $1.key }.map(\.value)
}
print(all)  // expect: ["img001", "img99", "img0404"]
do {
    print(try await withTimeout(.seconds(1)) { await download("FAST") })  // expect: fast
    _ = try await withTimeout(.milliseconds(5)) {
        try await Task.sleep(for: .seconds(2))
        return 1
    }
} catch { print(error) }  // expect: late
let stream = AsyncStream<Int> { c in
    for i in 1...3 { c.yield(i) }
    c.finish()
}
for await x in stream.map({ $0 * 2 }).filter({ $0 != 4 }) { print("s", x) }  // expect: s 2
// expect: s 6
let handle = Task { () -> Int in
    try await Task.sleep(for: .seconds(10))
    return 1
}
handle.cancel()
switch await handle.result {
case .success(let v): print(v)
case .failure(let e): print(e is CancellationError)
}  // expect: true
func legacy(_ done: @escaping (Result<Int, Error>) -> Void) { done(.success(7)) }
let v = try await withCheckedThrowingContinuation { c in legacy { c.resume(with: $0) } }
print(v)  // expect: 7
