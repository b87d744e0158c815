struct Config {
    var host = "localhost"
    var port: Int
    let scheme: String
    var path: String? 
}
print(Config(port: 80, scheme: "http"))  // expect: Config(host: "localhost", port: 80, scheme: "http", path: nil)
print(Config(host: "a.b", port: 1, scheme: "x", path: "/p"))  // expect: Config(host: "a.b", port: 1, scheme: "x", path: Optional("/p"))
struct Circle {
    let radius: Double
    var area: Double { radius * radius * 3 }
}
extension Circle { init(diameter: Double) { self.init(radius: diameter / 2) } }
print(Circle(diameter: 4).area)  // expect: 12.0
