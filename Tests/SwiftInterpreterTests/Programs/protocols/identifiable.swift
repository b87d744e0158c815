import Foundation
struct Todo: Identifiable { let id: Int; var title: String; var done = false }
var todos = [Todo(id: 1, title: "milk"), Todo(id: 2, title: "bread")]
if let i = todos.firstIndex(where: { $0.id == 2 }) { todos[i].done = true }
print(todos.filter(\.done).map(\.title), todos[0].id)  // expect: ["bread"] 1
func ids<T: Identifiable>(_ items: [T]) -> [T.ID] { items.map(\.id) }
print(ids(todos))  // expect: [1, 2]
