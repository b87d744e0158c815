let count: Int? = 3
if count { print("some") }  // error@4: optional type 'Int?' cannot be used as a boolean; test for '!= nil' instead
var n = 0
n++  // error@2: cannot find operator '++' in scope; did you mean '+= 1'?
let isOn: Bool? = nil
while isOn { }  // error@7: value of optional type 'Bool?' must be unwrapped to a value of type 'Bool' | Give a default with '??', or unwrap it with 'if let'.
