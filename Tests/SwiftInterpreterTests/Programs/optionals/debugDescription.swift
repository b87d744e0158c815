// An optional as source.
let o: Int? = 3
print(o.debugDescription, (nil as String?).debugDescription, ("a" as String?).debugDescription)  // expect: Optional(3) nil Optional("a")
