/// Makes random views whose bodies are put together from properties, functions and expressions.
struct ViewGenerator {
    private var random: Seeded
    private var members: [String] = []

    static func program(seed: Int) -> String {
        var generator = ViewGenerator(random: Seeded(seed: seed &+ 77))
        return generator.program()
    }

    private init(random: Seeded) { self.random = random }

    private mutating func program() -> String {
        let body = block(depth: 3, parameters: [], indentation: "      ", mayCallMembers: true)
        let members = members.joined(separator: "\n\n")
        return """
            // show Screen()
            import SwiftUI

            struct Model: Equatable {
              var name = "m"
              var size = 1
            }

            final class Store: ObservableObject {
              @Published var hits = 0
              @Published var label = "s"
              func hit() { hits += 1 }
            }

            struct Leaf: View {
              let n: Int
              let act: () -> Void
              var body: some View { Button("leaf \\(n)", action: act) }
            }

            struct Inner: View {
              let limit: Int
              @Binding var count: Int
              @ObservedObject var store: Store
              let onTap: () -> Void
              @State private var own = 0
              @State private var model = Model()
              @State private var flag = false

              var body: some View {
                VStack {
            \(body)
                }
              }

              private func bump(_ n: Int, by step: Int) { own += n * step }
              private var double: Int { own * 2 }

            \(members)
            }

            struct Screen: View {
              @State private var count = 0
              @State private var limit = 1
              @StateObject private var store = Store()

              var body: some View {
                let step = limit
                VStack {
                  Inner(limit: limit, count: $count, store: store) { \(random.next(2) == 0 ? "count += 1" : "count += step") }
                  Button("limit \\(limit)") { limit += 1 }
                }
              }
            }
            """
    }

    private mutating func value(_ parameters: [String]) -> String {
        let values = ["limit", "count", "store.hits", "own", "model.size", "double", "3"] + parameters
        return values[random.next(values.count)]
    }

    private mutating func action(_ parameters: [String]) -> String {
        let actions = [
            "own += 1", "model.size += 1", "model.name += \"!\"", "count += \(value(parameters))", "store.hit()", "store.hits += 2",
            "flag.toggle()", "onTap()", "bump(\(value(parameters)), by: 2)", "print(\"own \\(own) of \\(model.size)\")",
        ]
        return actions[random.next(actions.count)]
    }

    /// Some views, a line each, all inside a closure.
    private mutating func block(depth: Int, parameters: [String], indentation: String, mayCallMembers: Bool) -> String {
        let count = 1 + random.next(3)
        return (0..<count).map { _ in
            view(depth: depth, parameters: parameters, indentation: indentation, mayCallMembers: mayCallMembers)
        }.joined(separator: "\n")
    }

    private mutating func view(depth: Int, parameters: [String], indentation i: String, mayCallMembers: Bool) -> String {
        func inner(_ generator: inout ViewGenerator, _ more: [String] = []) -> String {
            generator.block(depth: depth - 1, parameters: parameters + more, indentation: i + "  ", mayCallMembers: mayCallMembers)
        }
        let choice = random.next(depth > 0 ? 11 : 5)
        switch choice {
        case 0: return "\(i)Text(\"v \\(\(value(parameters)))\")"
        case 1: return "\(i)Button(\"act\") { \(action(parameters)) }"
        case 2: return "\(i)Button(\"many \\(\(value(parameters)))\") {\n\(i)  \(action(parameters))\n\(i)  \(action(parameters))\n\(i)}"
        case 3: return "\(i)Leaf(n: \(value(parameters))) { \(action(parameters)) }"
        case 4: return "\(i)Toggle(\"flag\", isOn: $flag)"
        case 5: return "\(i)HStack {\n\(inner(&self))\n\(i)}\n\(i).padding()"
        case 6: return "\(i)VStack {\n\(inner(&self))\n\(i)}"
        case 7: return "\(i)if flag {\n\(inner(&self))\n\(i)} else {\n\(i)  Text(\"off \\(\(value(parameters)))\")\n\(i)}"
        case 8: return "\(i)ForEach(0..<2, id: \\.self) { i\(depth) in\n\(inner(&self, ["i\(depth)"]))\n\(i)}"
        case _ where !mayCallMembers: return "\(i)Text(model.name)"
        case 9:
            let name = "part\(members.count)"
            members.append("")
            let place = members.count - 1
            let body = block(depth: 1, parameters: [], indentation: "      ", mayCallMembers: false)
            members[place] = "  private var \(name): some View {\n    VStack {\n\(body)\n    }\n  }"
            return "\(i)\(name)"
        default:
            let name = "make\(members.count)"
            members.append("")
            let place = members.count - 1
            let body = block(depth: 1, parameters: ["n"], indentation: "      ", mayCallMembers: false)
            members[place] = "  private func \(name)(_ n: Int) -> some View {\n    HStack {\n\(body)\n    }\n  }"
            return "\(i)\(name)(\(value(parameters)))"
        }
    }
}
