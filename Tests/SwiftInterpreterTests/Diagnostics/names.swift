struct Counter { var count = 0; func show() {} }
let total = 5
print(totl)
let c = Counter()
print(c.cuont)
c.shwo()
let d = Countr()  // error@9: cannot find 'Countr' in scope | Did you mean 'Counter'?
func greet(name: String) {}
greeet(name: "a")
let e: Strng = ""  // error@8: cannot find type 'Strng' in scope | Did you mean 'String'?
enum Fruit { case apple, pear }
let f: Fruit = .aple  // error@17: type 'Fruit' has no member 'aple' | Did you mean '.apple'?
print(Fruit.per)
