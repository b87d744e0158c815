struct Counter { var count = 0; func show() {} }
let total = 5
print(totl)  // error@7: cannot find 'totl' in scope | Did you mean 'total'?
let c = Counter()
print(c.cuont)  // error@9: value of type 'Counter' has no member 'cuont' | Did you mean 'count'?
c.shwo()  // error@3: value of type 'Counter' has no member 'shwo' | Did you mean 'show'?
let d = Countr()  // error@9: cannot find 'Countr' in scope | Did you mean 'Counter'?
func greet(name: String) {}
greeet(name: "a")  // error@1: cannot find 'greeet' in scope | Did you mean 'greet'?
let e: Strng = ""  // error@8: cannot find type 'Strng' in scope | Did you mean 'String'?
enum Fruit { case apple, pear }
let f: Fruit = .aple  // error@17: type 'Fruit' has no member 'aple' | Did you mean '.apple'?
print(Fruit.per)  // error@13: type 'Fruit' has no member 'per' | Did you mean 'pear'?
