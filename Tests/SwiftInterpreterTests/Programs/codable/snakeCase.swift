import Foundation
struct Item: Codable { let itemName: String; let unitPrice: Double; let inStock: Bool }
let decoder = JSONDecoder()
decoder.keyDecodingStrategy = .convertFromSnakeCase
let item = try decoder.decode(Item.self, from: Data(#"{"item_name": "pen", "unit_price": 1.5, "in_stock": true}"#.utf8))
print(item)  // expect: Item(itemName: "pen", unitPrice: 1.5, inStock: true)
let encoder = JSONEncoder()
encoder.keyEncodingStrategy = .convertToSnakeCase
encoder.outputFormatting = .sortedKeys
print(String(data: try encoder.encode(item), encoding: .utf8)!)  // expect: {"in_stock":true,"item_name":"pen","unit_price":1.5}
