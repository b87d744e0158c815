func move(from start: Int, to end: Int) -> Int { end - start }
let a = move(form: 1, to: 2)  // error@20: incorrect argument label in call (have 'form:', expected 'from:') | 'move' takes (from: Int, to: Int).
let b = move(1, to: 2)  // error@14: missing argument label 'from:' in call | 'move' takes (from: Int, to: Int).
let c = move(from: 1)  // error@9: missing argument for parameter 'to' in call | 'move' takes (from: Int, to: Int).
let d = move(from: 1, to: 2, by: 3)  // error@34: extra argument 'by' in call | 'move' takes (from: Int, to: Int).
print(a, b, c, d)
