@propertyWrapper struct NonNegative { private var n = 0
    init(wrappedValue: Int) { n = max(0, wrappedValue) }
    var wrappedValue: Int { get { n } set { n = max(0, newValue) } } }
func local() -> Int { @NonNegative var x = 5; x -= 9; return x }
print(local())  // expect: 0
