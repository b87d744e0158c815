// In itself a generic type's name alone is the type with its own parameters.
struct Box<Content> {
    var content: Content
    static var count: Int { 3 }
    func known() -> Int { Box.count }
    func same() -> Box { Box(content: content) }
    func map<Other>(_ change: (Content) -> Other) -> Box<Other> { Box<Other>(content: change(content)) }
    func wrong<Other>(_ change: (Content) -> Other) -> Box<Other> {
        return Box(content: change(content))  // error@16: cannot convert return expression of type 'Box<Content>' to return type 'Box<Other>'
        // error@29,line 9: cannot convert value of type 'Other' to expected argument type 'Content'
    }
}
print(Box(content: 1).map { "\($0)" }.content, Box(content: 2).known())
print(Box.count)  // error@11: generic parameter 'Content' could not be inferred | Say what it is, for example by a type annotation.
