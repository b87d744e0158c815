@resultBuilder struct B { static func buildBlock(_ p: String...) -> String { p.joined() } }
func make(@B _ f: () -> String) -> String { f() }
print(make { "a"; 1 })  // error@19: cannot convert value of type 'Int' to expected argument type 'String' | Write it into a string: "\(…)".
