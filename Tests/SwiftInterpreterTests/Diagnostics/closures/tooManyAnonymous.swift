func each(_ action: (Int) -> Void) {}
func once(_ action: () -> Void) {}
func pairs(_ action: ((Int, Int)) -> Void) {}
pairs { print($0, $1) }
each { print($0, $1) }  // error@6: contextual closure type '(Int) -> ()' expects 1 argument, but 2 are used in the closure body
once { print($0) }  // error@6: contextual closure type '() -> ()' expects 0 arguments, but 1 is used in the closure body
