func f() -> Int {
    return "x"  // error@12: cannot convert return expression of type 'String' to return type 'Int'
}
