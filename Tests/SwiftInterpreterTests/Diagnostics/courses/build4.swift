@resultBuilder struct B { }  // error@23: result builder must provide at least one static 'buildBlock' method | Or both 'buildPartialBlock(first:)' and 'buildPartialBlock(accumulated:next:)'.
func make(@B _ f: () -> String) -> String { f() }
