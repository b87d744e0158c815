func onChange(_ action: (Bool) -> Void) { action(true) }
func combine(_ action: (Int, Int) -> Int) -> Int { action(1, 2) }
func each<T>(_ value: T, _ action: (T) -> Void) { action(value) }
onChange { print("changed") }  // error@10: contextual type '(Bool) -> ()' for the closure expects 1 argument, which cannot be implicitly ignored | Write '_ in' at its start to ignore it.
print(combine { 3 })  // error@15: contextual type '(Int, Int) -> Int' for the closure expects 2 arguments, which cannot be implicitly ignored | Write '_, _ in' at its start to ignore them.
each(()) { print("nothing") }
onChange { _ in print("changed") }
