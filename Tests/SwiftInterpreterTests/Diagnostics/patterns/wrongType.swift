let n = 3
switch n {
case "three": print("no")  // error@6: expression pattern of type 'String' cannot match values of type 'Int'
default: break
}
