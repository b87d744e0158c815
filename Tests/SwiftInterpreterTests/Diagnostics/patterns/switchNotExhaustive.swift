let n = 3
switch n {  // error@1: switch must be exhaustive | Add a 'default' clause.
case 0: print("zero")
case 1...: print("more")
}
