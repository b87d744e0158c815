struct Prefix { let text: String }
func ~= (p: Prefix, s: String) -> Bool { s.hasPrefix(p.text) }
func route(_ s: String) -> String {
    switch s {
    case Prefix(text: "/user"): "user page"
    case Prefix(text: "/"): "page"
    default: "unknown"
    }
}
print(route("/users/1"), route("/about"), route("x"), 1...3 ~= 2)  // expect: user page page unknown true
