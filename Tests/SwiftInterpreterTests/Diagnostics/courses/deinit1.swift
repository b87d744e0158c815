struct S { deinit {} }  // error@12: deinitializers may only be declared within a class or actor | A value has no end of its own: make 'S' a class.
