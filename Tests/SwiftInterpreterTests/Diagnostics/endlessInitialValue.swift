struct Node {
    var children: [Node] = [Node()]  // error@9: the initial value of 'children' is made with itself | Each 'Node' would need another one, without end.
    var age = 1
}
print(Node().age)
