struct Config {
    let id: Int
    var name = "x", tags: [String] = []
    var onChange: ((String) -> Void)?
    init(id: Int, _ build: (inout Config) -> Void = { _ in }) { self.id = id; build(&self) }
}
var c = Config(id: 1) { $0.name = "built"; $0.tags += ["a", "b"] }
c.onChange = { print("changed", $0) }
c.onChange?(c.name)  // expect: changed built
print(Config(id: 2).name, c.tags.count, Config(id: 3).onChange == nil)  // expect: x 2 true
