import Foundation
struct Todo: Codable { let id: Int }
let todo = try JSONDecoder().decode(Todo, from: Data())  // error@37: expected member name or initializer call after type name | Write 'Todo.self' for the type itself, or 'Todo(…)' for a value of it.
let type = Todo  // error@12: expected member name or initializer call after type name | Write 'Todo.self' for the type itself, or 'Todo(…)' for a value of it.
let all = [Todo.self, Todo]  // error@23: expected member name or initializer call after type name | Write 'Todo.self' for the type itself, or 'Todo(…)' for a value of it.
