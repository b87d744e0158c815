struct S {
    var a: Int { "x" }  // error@18: cannot convert return expression of type 'String' to return type 'Int'
}
