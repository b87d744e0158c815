import Foundation
let data = Data(#"{"name": "Ann", "n": 3, "list": [1, 2]}"#.utf8)
if let object = try JSONSerialization.jsonObject(with: data) as? [String: Any] {
    print(object["name"] as? String ?? "", object["n"] as? Int ?? 0, (object["list"] as? [Int])?.count ?? 0)
}  // expect: Ann 3 2
