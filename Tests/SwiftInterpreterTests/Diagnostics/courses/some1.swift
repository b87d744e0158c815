protocol V {}
struct A: V {}
struct B: V {}
func make(_ b: Bool) -> some V {  // error@6: function declares an opaque return type 'some V', but the return statements in its body do not have matching underlying types | Returned are 'A' and 'B'. Write 'any' instead of 'some', or return one type.
    if b { return A() } else { return B() }
}
print(make(true))
