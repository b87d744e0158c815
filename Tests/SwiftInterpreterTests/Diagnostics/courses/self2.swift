class T { var n = 0
    func run(_ f: @escaping () -> Void) { f() }
    func go() { run { print(n); step() } }  // error@29: reference to property 'n' in closure requires explicit use of 'self' to make capture semantics explicit | Write 'self.n', or begin the closure with '[self] in'.  // error@33: call to method 'step' in closure requires explicit use of 'self' to make capture semantics explicit | Write 'self.step', or begin the closure with '[self] in'.
    func step() {} }
