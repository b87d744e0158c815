class A { var n: Int; init(n: Int) { self.n = n } }
extension A { init(s: String) { n = 1 } }  // error@15: designated initializer cannot be declared in an extension of 'A' | Write 'convenience' before it.
