protocol Scorer { associatedtype Input; func score(_ input: Input) -> Int; var sample: Input { get } }
struct Length: Scorer { let sample = "four"; func score(_ s: String) -> Int { s.count } }
struct Double2: Scorer { let sample = 21; func score(_ n: Int) -> Int { n * 2 } }
func run<S: Scorer>(_ s: S) -> Int { s.score(s.sample) }
let scorers: [any Scorer] = [Length(), Double2()]
for s in scorers { print(run(s)) }  // expect: 4
// expect: 42
