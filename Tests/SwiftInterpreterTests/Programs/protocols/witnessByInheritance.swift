protocol Runner { func run() -> String }
class Base { func run() -> String { "base runs" } }
class Derived: Base, Runner {}
class Faster: Derived { override func run() -> String { "faster, " + super.run() } }
let runners: [Runner] = [Derived(), Faster()]
for r in runners { print(r.run()) }  // expect: base runs
// expect: faster, base runs
