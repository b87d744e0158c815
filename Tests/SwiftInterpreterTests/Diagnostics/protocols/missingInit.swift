protocol Makeable { init(text: String) }
struct A: Makeable {  // error@8: type 'A' does not conform to protocol 'Makeable' | It needs the 'init'.
    var n = 1
}
