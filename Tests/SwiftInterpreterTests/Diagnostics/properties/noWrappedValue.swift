@propertyWrapper struct Bare { var value = 3 }  // error@25: property wrapper type 'Bare' does not contain a non-static property named 'wrappedValue'
