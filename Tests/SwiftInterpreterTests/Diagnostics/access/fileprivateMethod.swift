struct S { private func f() {} }
S().f()  // error@5: 'f' is inaccessible due to 'private' protection level
