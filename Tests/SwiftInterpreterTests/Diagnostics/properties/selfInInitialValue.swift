struct S {
    var a = 1
    var b = a + 1  // error@13: cannot use instance member 'a' within property initializer; property initializers run before 'self' is available | Give it its value in 'init', or make it a computed or 'lazy' property.
}
