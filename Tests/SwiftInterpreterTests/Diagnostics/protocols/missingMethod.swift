protocol Greeter { func greet() -> String }
struct Silent: Greeter {}  // error@8: type 'Silent' does not conform to protocol 'Greeter' | It needs the 'greet'.
print(Silent())
