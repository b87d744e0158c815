// Types of one name in several bodies have nothing to do with each other.
protocol Named { func name() -> String }
func first() -> any Named {
    struct Local: Named { func name() -> String { "first" } }
    return Local()
}
func second() -> any Named {
    struct Local: Named { func name() -> String { "second" } }
    return Local()
}
func third(_ isLeft: Bool) -> any Named {
    if isLeft {
        struct Local: Named { var side = "left"; func name() -> String { side } }
        return Local()
    } else {
        struct Local: Named { var side = "right"; func name() -> String { "the " + side } }
        return Local()
    }
}
print(first().name(), second().name(), third(true).name(), third(false).name())  // expect: first second left the right
print(first() is any Named, type(of: first()) == type(of: second()), type(of: first()) == type(of: first()))  // expect: true false true
struct `Default` { var x = 1 }
print(Default().x, `Default`().x)  // expect: 1 1
extension `Default` { enum `Type2` { case a } }
print(Default.Type2.a)  // expect: a
let _ = 5
let (_, kept) = (1, 2)
print(kept)  // expect: 2
