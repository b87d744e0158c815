var ages = ["Ann": 30, "Bo": 25]
ages["Cy"] = 41
ages["Bo"] = nil
ages["Ann", default: 0] += 1
print(ages.count, ages["Ann"]!, ages["Zed"] as Any, ages.keys.sorted(), ages.values.sorted(), ages.isEmpty)  // expect: 2 31 nil ["Ann", "Cy"] [31, 41] false
print(ages.updateValue(5, forKey: "Ann") as Any, ages.removeValue(forKey: "Cy") as Any, ages.removeValue(forKey: "x") as Any, ages)  // expect: Optional(31) Optional(41) nil ["Ann": 5]
if let age = ages["Ann"] { print("age", age) }  // expect: age 5
for (name, age) in ages { print(name, age) }  // expect: Ann 5
ages.merge(["Ann": 1, "New": 2]) { old, new in old + new }
print(ages.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })  // expect: ["Ann=6", "New=2"]
