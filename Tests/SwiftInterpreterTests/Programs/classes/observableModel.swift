class Model {
    private var listeners: [(String) -> Void] = []
    var name = "" { didSet { listeners.forEach { $0(name) } } }
    func onChange(_ l: @escaping (String) -> Void) { listeners.append(l) }
}
let m = Model()
var log: [String] = []
m.onChange { log.append("1:" + $0) }
m.onChange { [unowned m] in log.append("2:\($0)/\(m.name.count)") }
m.name = "Ann"
m.name += "a"
print(log)  // expect: ["1:Ann", "2:Ann/3", "1:Anna", "2:Anna/4"]
