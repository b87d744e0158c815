struct T { var n = 0
    static func show() { print(n) } }  // error@32: instance member 'n' cannot be used on type 'T' | Make 'n' static, or use it on a value of the type.
