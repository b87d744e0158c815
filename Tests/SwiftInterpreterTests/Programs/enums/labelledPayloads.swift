enum Activity {
    case bored
    case running(destination: String, km: Double = 1)
    case talking(topic: String)
}
let a = Activity.running(destination: "park")
if case .running(let where_, let km) = a { print(where_, km) }  // expect: park 1.0
if case let .running(destination: d, km: _) = a { print(d) }  // expect: park
print(a, Activity.talking(topic: "food"), Activity.bored)  // expect: running(destination: "park", km: 1.0) talking(topic: "food") bored
