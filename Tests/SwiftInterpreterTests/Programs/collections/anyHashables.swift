let prices: [AnyHashable: Int] = ["tea": 1]
print(prices, prices["tea"] ?? 0, prices[AnyHashable("milk")] ?? 0)  // expect: [AnyHashable("tea"): 1] 1 0
let key: AnyHashable = 3
print(key, [key], Optional(key) as Any)  // expect: 3 [AnyHashable(3)] Optional(AnyHashable(3))
let keys: Set<AnyHashable> = [1]
print(keys)  // expect: [AnyHashable(1)]
debugPrint(key)  // expect: AnyHashable(3)
let anything: Any = key
print(anything, key as? Int ?? 0, key as? String ?? "no text")  // expect: 3 3 no text
