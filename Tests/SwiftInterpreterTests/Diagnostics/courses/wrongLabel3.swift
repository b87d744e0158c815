func greet(_ name: String) {}
greet(name: "a")  // error@13: extraneous argument label 'name:' in call | 'greet' takes (_: String).
