struct T { var n = 0
    static func show() { print(n) } }  // error@32: cannot find 'n' in scope
