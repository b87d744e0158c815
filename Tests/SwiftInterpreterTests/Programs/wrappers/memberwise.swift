@propertyWrapper struct Trimmed { 
    private var s = ""
    var wrappedValue: String { get { s } set { s = newValue.filter { $0 != " " } } }

    init(wrappedValue: String) { self.wrappedValue = wrappedValue }
}
struct Post { @Trimmed var title: String = ""; @Trimmed var body: String = "" }
var p = Post(body: "x y")
p.title = " a b "
p.body = " c "
print(p.title, p.body)  // expect: ab c
