func greet(_ name: String) {}
greet(name: "Ann")  // error@13: incorrect argument label in call (have 'name:', expected '_:') | 'greet' takes (_: String).
