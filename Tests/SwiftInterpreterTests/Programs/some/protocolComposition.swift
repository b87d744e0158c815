protocol Named { var name: String { get } }
protocol Aged { var age: Int { get } }
struct Person: Named, Aged { var name: String; var age: Int }
typealias NamedAged = Named & Aged
func greet(_ p: any Named & Aged) -> String { "\(p.name) is \(p.age)" }
func older<T: Named & Aged>(_ p: T) -> Int { p.age + 1 }
let p = Person(name: "Ann", age: 30)
print(greet(p), older(p))  // expect: Ann is 30 31
let q: NamedAged = p
print(q.name)  // expect: Ann
