enum Env {
    nonisolated(unsafe) static var values = ["HOME": "/me"]
    static subscript(_ name: String) -> String? { get { values[name] } set { values[name] = newValue } }
}
Env["USER"] = "ann"
print(Env["HOME"] ?? "", Env["USER"] ?? "", Env["X"] ?? "none")  // expect: /me ann none
