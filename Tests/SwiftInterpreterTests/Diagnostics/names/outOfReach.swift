class Counter {
    var start = 1
    var next = start  // error@16: cannot use instance member 'start' within property initializer; property initializers run before 'self' is available | Give it its value in 'init', or make it a computed or 'lazy' property.
    static let shared = start  // error@25: cannot use instance member 'start' within property initializer; property initializers run before 'self' is available | Give it its value in 'init', or make it a computed or 'lazy' property.
    static func make() -> Int { start + count() }  // error@33: instance member 'start' cannot be used on type 'Counter' | Make 'start' static, or use it on a value of the type.  // error@41: instance member 'count' cannot be used on type 'Counter' | Make 'count' static, or use it on a value of the type.
    static var total: Int { count() }  // error@29: instance member 'count' cannot be used on type 'Counter' | Make 'count' static, or use it on a value of the type.
    func count() -> Int { 1 }
    var kept: Int = count()  // error@21: cannot use instance member 'count' within property initializer; property initializers run before 'self' is available | Give it its value in 'init', or make it a computed or 'lazy' property.
}
struct Outer {
    var size = 1
    struct Inner { var half: Int { size / 2 } }  // error@36: instance member 'size' of type 'Outer' cannot be used on instance of nested type 'Outer.Inner' | Each 'Inner' stands by itself: give it what it needs of 'Outer'.
}
func local() {
    print(later)  // error@11: use of local variable 'later' before its declaration | It is declared in line 16: use it below that.
    let later = 1
    print(later)
}
