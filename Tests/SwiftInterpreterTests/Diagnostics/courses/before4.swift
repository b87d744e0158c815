class A { var n: Int
    init(n: Int) { self.n = n } }
class B: A { var m: Int
    init() { super.init(n: 1); m = 2 } }  // error@20: property 'self.m' not initialized at super.init call | Give it its value before.
