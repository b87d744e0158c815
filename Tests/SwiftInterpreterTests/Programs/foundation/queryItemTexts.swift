import Foundation
let items = URLComponents(string: "https://ex.com/?q=1&r=x%20y&z")!.queryItems!
print(items, items[0])  // expect: [q=1, r=x y, z] q=1
