protocol Sized { var size: Int { get } }
struct Box: Sized {  // error@8: type 'Box' does not conform to protocol 'Sized' | Its property 'size' is 'String', but 'Int' is asked for.
    var size: String { "big" }
}
