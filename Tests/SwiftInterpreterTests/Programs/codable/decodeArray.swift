import Foundation
struct Post: Decodable { let id: Int; let title: String; let tags: [String] }
let json = """
[{"id": 1, "title": "Hello", "tags": ["a", "b"]}, {"id": 2, "title": "Bye", "tags": []}]
"""
let posts = try JSONDecoder().decode([Post].self, from: json.data(using: .utf8)!)
for p in posts { print(p.id, p.title, p.tags) }  // expect: 1 Hello ["a", "b"]
// expect: 2 Bye []
