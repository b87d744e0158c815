let a =  // error@9: expected expression in variable
struct X {
    var y: Int =  // error@18: expected expression in variable
}
if true { print(1)
