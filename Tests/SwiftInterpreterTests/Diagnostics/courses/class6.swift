class A { var n = 1 }
class B: A { override var n = 2 }  // error@27: cannot override with a stored property 'n' | Set it in 'init', or write 'didSet' to look at its changes.
