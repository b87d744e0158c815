enum Planet: Int { case mercury = 1, venus, earth, mars }
print(Planet.earth.rawValue, Planet(rawValue: 4)!, Planet(rawValue: 11) as Any)  // expect: 3 mars nil
enum Key: String { case name, userID = "user_id" }
print(Key.name.rawValue, Key.userID.rawValue, Key(rawValue: "user_id") == .userID)  // expect: name user_id true
enum Grade: Double { case pass = 0.5, top = 1 }
print(Grade.top.rawValue, Grade(rawValue: 0.5)!)  // expect: 1.0 pass
enum Letter: Character { case a = "a", b = "b" }
print(Letter(rawValue: "b")!)  // expect: b
