@propertyWrapper struct Clamped { var wrappedValue: Int { didSet { } }; init(wrappedValue: Int) { self.wrappedValue = wrappedValue } }
@propertyWrapper struct Bad { var value: Int }  // error@25: property wrapper type 'Bad' does not contain a non-static property named 'wrappedValue'
struct S { @Clamped var x = "a"; @Clamped var y: String = "b"; @Unknown var z = 1 }  // error@29: cannot convert value of type 'String' to expected argument type 'Int' // error@59: cannot convert value of type 'String' to expected argument type 'Int' // error@65: unknown attribute 'Unknown'
print(S().$x)  // error@11: '$x' has no projected value: 'Clamped' declares no 'projectedValue'
