let (a, b) = (true, false)
switch (a, b) {  // error@1: switch must be exhaustive | Add a 'default' clause.
case (true, _): print(1)
case (false, true): print(2)
}
