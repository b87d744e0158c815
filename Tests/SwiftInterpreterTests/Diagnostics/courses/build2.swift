@resultBuilder struct B { static func buildBlock(_ p: String...) -> String { p.joined() } }
func make(@B _ f: () -> String) -> String { f() }
let c = true
print(make { "a"; if c { "b" } })  // error@19: closure containing control flow statement cannot be used with result builder 'B' | It has no 'buildOptional'.
