func greet(name: String) {}
greet("Ann")  // error@7: missing argument label 'name:' in call | 'greet' takes (name: String).
