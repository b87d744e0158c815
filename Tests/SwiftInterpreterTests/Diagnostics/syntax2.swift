let a =
struct X {
    var y: Int =
}
if true { print(1) }
// error@8,line 1: expected expression in variable
// error@17,line 3: expected expression in variable
