struct P { let a = 1; let b = a + 1 }  // error@31: cannot use instance member 'a' within property initializer; property initializers run before 'self' is available | Give it its value in 'init', or make it a computed or 'lazy' property.
print(P())
