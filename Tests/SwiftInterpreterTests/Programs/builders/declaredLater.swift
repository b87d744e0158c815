struct Menu {
    var title = "menu"
    @Items var items: () -> [String]
}

@resultBuilder
struct Items {
    static func buildBlock(_ parts: String...) -> [String] { parts }
}

print(Menu { "a"; "b" }.items())  // expect: ["a", "b"]
