struct Wrapper<T> {
    var value: T
    var text: String { value.description }  // error@30: value of type 'T' has no member 'description'
}
print(Wrapper(value: 1).text)
