import Foundation
let url = URL(string: "https://example.com:8080/path/page.html?q=swift&n=1#top")!
print(url.scheme!, url.host!, url.port!, url.path, url.query!, url.fragment!, url.lastPathComponent, url.pathExtension)  // expect: https example.com 8080 /path/page.html q=swift&n=1 top page.html html
print(URL(string: "https://a.b")!.appendingPathComponent("c").absoluteString, url.absoluteString.count, url.deletingLastPathComponent().path)  // expect: https://a.b/c 55 /path
print(URL(string: "https://a.b/x") == URL(string: "https://a.b/x"), url)  // expect: true https://example.com:8080/path/page.html?q=swift&n=1#top
var c = URLComponents(string: "https://api.example.com/search")!
c.queryItems = [URLQueryItem(name: "q", value: "a b"), URLQueryItem(name: "n", value: "2")]
print(c.url!.absoluteString)  // expect: https://api.example.com/search?q=a%20b&n=2
