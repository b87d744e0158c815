struct Game {
    var score = 0
    var level = 1
    mutating func win() { score += 10 * level; if score > 15 { self = Game(score: 0, level: level + 1) } }
}
var g = Game()
g.win(); print(g)  // expect: Game(score: 10, level: 1)
g.win(); print(g)  // expect: Game(score: 0, level: 2)
enum Step { case one, two
    mutating func go() { self = .two }
}
var s = Step.one
s.go()
print(s)  // expect: two
