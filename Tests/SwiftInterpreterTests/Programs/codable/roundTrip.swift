import Foundation
struct Todo: Codable, Identifiable, Equatable { var id = UUID(); var title: String; var isDone = false }
let todos = [Todo(title: "milk"), Todo(title: "bread", isDone: true)]
if let data = try? JSONEncoder().encode(todos), let back = try? JSONDecoder().decode([Todo].self, from: data) {
    print(back == todos, back.map(\.title), back[1].isDone)
}  // expect: true ["milk", "bread"] true
let numbers = try JSONDecoder().decode([String: [Double]].self, from: Data(#"{"a": [1, 2.5]}"#.utf8))
print(numbers)  // expect: ["a": [1.0, 2.5]]
