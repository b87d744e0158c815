@propertyWrapper struct Empty { var value: Int }  // error@25: property wrapper type 'Empty' does not contain a non-static property named 'wrappedValue'
struct Screen { @Empty var x = 1; @Unknown var y = 2 }  // error@36: unknown attribute 'Unknown'
func local() { @Empty var z = 3; _ = z }
