final class Queue {
    private var jobs: [(name: String, run: () throws -> Int)] = []
    func add(_ name: String, _ run: @escaping () throws -> Int) { jobs.append((name, run)) }
    func drain() -> [String] { defer { jobs = [] }; return jobs.map { job in (try? job.run()).map { "\(job.name)=\($0)" } ?? "\(job.name) failed" } }
}
struct Bad: Error {}
let q = Queue()
var n = 1
q.add("a") { n += 1; return n }
q.add("b") { throw Bad() }
q.add("c") { n * 10 }
print(q.drain(), q.drain())  // expect: ["a=2", "b failed", "c=20"] []
