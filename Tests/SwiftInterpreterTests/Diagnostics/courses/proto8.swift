protocol P { func f() }
class C: P { private func f() {} }  // error@27: method 'f' must not be private because it matches a requirement in protocol 'P' | Remove 'private'.
