enum E: Error { case a }
func f() throws {throw E.a}
try! f()  // trap@1: 'try!' expression unexpectedly raised an error: main.E.a
