// A closure that says it takes nothing, where a function of nothing is wanted.
func call(_ action: (Void) -> Int) -> Int { action(()) }
print(call { () in 1 }, call { 2 }, call { _ in 3 })  // expect: 1 2 3
