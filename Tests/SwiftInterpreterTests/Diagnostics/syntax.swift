func broken( {  // error@13: expected ')' to end parameter clause
    print("x"  // error@14: expected ')' to end function call
}
