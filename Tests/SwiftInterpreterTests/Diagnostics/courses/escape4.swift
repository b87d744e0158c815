func run(_ f: @escaping () -> Void) { f() }
func go(_ g: () -> Void) { run(g) }  // error@32: non-escaping parameter 'g' may only be called | Mark it '@escaping' to keep it: 'g: @escaping () -> ()'.
