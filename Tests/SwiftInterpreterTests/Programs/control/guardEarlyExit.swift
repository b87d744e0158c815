func greet(_ person: [String: String]) {
    guard let name = person["name"] else { print("no name"); return }
    guard let city = person["city"], city != "" else { print("\(name) from nowhere"); return }
    print("\(name) from \(city)")
}
greet([:])  // expect: no name
greet(["name": "Ann", "city": ""])  // expect: Ann from nowhere
greet(["name": "Bo", "city": "Rome"])  // expect: Bo from Rome
for i in 0... { guard i < 3 else { break }; print(i) }  // expect: 0
// expect: 1
// expect: 2
