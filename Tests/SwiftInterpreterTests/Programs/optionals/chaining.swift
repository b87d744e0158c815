class Person { var home: Home?; var name = "p" }
class Home { var rooms: [String] = []; var address: Address?; func describe() -> String { "\(rooms.count) rooms" }; subscript(i: Int) -> String { rooms[i] } }
struct Address { var street: String; var number: Int? }
let p = Person()
print(p.home?.rooms.count as Any, p.home?.describe() ?? "homeless", (p.home?.address = Address(street: "s")) == nil)  // expect: nil homeless true
p.home = Home()
p.home?.rooms.append("kitchen")
p.home?.address = Address(street: "Main", number: 5)
p.home?.address?.number? += 1
print(p.home?[0] ?? "", p.home?.address?.street.uppercased() ?? "", p.home!.address!.number!, p.home?.rooms.first?.count ?? 0)  // expect: kitchen MAIN 6 7
if let n = p.home?.address?.number, n > 5 { print("big", n) }  // expect: big 6
