protocol Animal { func speak() }
struct Stone {}
func hear(_ a: any Animal) { a.speak() }
hear(Stone())  // error@6: cannot convert value of type 'Stone' to expected argument type 'any Animal' | 'Stone' does not conform to 'Animal'.
