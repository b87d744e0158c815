import Foundation
struct Response: Codable {
    struct Meta: Codable { let page: Int; let total: Int }
    struct City: Codable { let name: String; let population: Int? }
    let meta: Meta
    let cities: [City]
    let extra: [String: Int]
}
let text = #"{"meta": {"page": 1, "total": 2}, "cities": [{"name": "Rome", "population": 2800000}, {"name": "X"}], "extra": {"k": 7}}"#
let r = try JSONDecoder().decode(Response.self, from: Data(text.utf8))
print(r.meta.page, r.cities.map(\.name), r.cities.map { $0.population ?? 0 }, r.extra["k"]!)  // expect: 1 ["Rome", "X"] [2800000, 0] 7
