let class = 1  // error@5: keyword 'class' cannot be used as an identifier here
let for = 2  // error@5: keyword 'for' cannot be used as an identifier here
func switch() {}  // error@6: keyword 'switch' cannot be used as an identifier here
var default = 3  // error@5: keyword 'default' cannot be used as an identifier here
