func broken( {
    print("x"
}
// error@13,line 1: expected ')' to end parameter clause
// error@14,line 2: expected ')' to end function call
