func greet(name: String) -> String { name }
struct Person {
    func wave() {}
    func both() {
        wave  // error@9: function is unused | Write '(…)' behind it to call it.
        print("x")
    }
}
greet  // error@1: function is unused | Write '(…)' behind it to call it.
print("end")
