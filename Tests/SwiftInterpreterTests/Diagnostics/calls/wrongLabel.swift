func move(from a: Int, to b: Int) {}
move(from: 1, too: 2)  // error@20: incorrect argument label in call (have 'too:', expected 'to:') | 'move' takes (from: Int, to: Int).
