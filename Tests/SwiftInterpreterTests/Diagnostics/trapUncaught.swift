enum E: Error { case a }
throw E.a
// trap@0,line 0: thrown: main.E.a
