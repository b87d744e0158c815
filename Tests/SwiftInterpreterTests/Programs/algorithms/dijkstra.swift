// Shortest ways in a graph with weights.
struct Edge { let to: String; let cost: Int }
struct Graph {
    private var edges: [String: [Edge]] = [:]
    mutating func connect(_ a: String, _ b: String, cost: Int) {
        edges[a, default: []].append(Edge(to: b, cost: cost))
        edges[b, default: []].append(Edge(to: a, cost: cost))
    }
    func shortest(from start: String, to goal: String) -> (cost: Int, path: [String])? {
        var best = [start: 0]
        var previous: [String: String] = [:]
        var open: Set<String> = [start]
        while let here = open.min(by: { (best[$0] ?? .max, $0) < (best[$1] ?? .max, $1) }) {
            if here == goal { break }
            open.remove(here)
            for edge in edges[here] ?? [] {
                let cost = best[here]! + edge.cost
                if cost < best[edge.to, default: .max] {
                    best[edge.to] = cost
                    previous[edge.to] = here
                    open.insert(edge.to)
                }
            }
        }
        guard let total = best[goal] else { return nil }
        var path = [goal]
        while let last = path.last, let before = previous[last] { path.append(before) }
        return (total, path.reversed())
    }
}
var graph = Graph()
graph.connect("A", "B", cost: 4)
graph.connect("A", "C", cost: 1)
graph.connect("C", "B", cost: 2)
graph.connect("B", "D", cost: 5)
graph.connect("X", "Y", cost: 1)
if let way = graph.shortest(from: "A", to: "D") { print(way.cost, way.path.joined(separator: " > ")) }  // expect: 8 A > C > B > D
print(graph.shortest(from: "A", to: "Y") == nil)  // expect: true
let (cost, path) = graph.shortest(from: "D", to: "C")!
print(cost, path)  // expect: 7 ["D", "B", "C"]
