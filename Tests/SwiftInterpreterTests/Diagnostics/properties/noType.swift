struct S {
    var x  // error@9: 'x' needs a type | Write it out, as in 'var x: Int'.
}
