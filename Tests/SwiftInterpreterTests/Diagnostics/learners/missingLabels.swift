func greet(name: String, loudly: Bool = false) {}
greet("Bob")  // error@7: missing argument label 'name:' in call | 'greet' takes (name: String, loudly: Bool = …).
func place(_ x: Int, at y: Int, of z: Int = 0) {}
place(1, 2, 3)  // error@10: missing argument labels 'at:of:' in call | 'place' takes (_: Int, at: Int, of: Int = …).
