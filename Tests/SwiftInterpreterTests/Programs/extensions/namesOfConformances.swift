// The names of an inheritance clause are looked up around the type, not in it.
protocol Style {
    func text(of value: Int) -> String
}

struct Money {
    var amount = 5
    struct Style {
        var sign = "$"
    }
}

extension Money.Style: Style {
    func text(of value: Int) -> String { sign + String(value) }
}

struct Box<Content> {
    enum Kind { case open, closed }
    var content: Content
    var kind = Kind.open
}
protocol Holder {
    associatedtype Content
    var content: Content { get }
}
extension Box: Holder {}

func show(_ style: any Style) { print(style.text(of: 12)) }
show(Money.Style())  // expect: $12
show(Money.Style(sign: "EUR "))  // expect: EUR 12
func held<H: Holder>(by holder: H) -> H.Content { holder.content }
print(held(by: Box(content: "x")), held(by: Box(content: 3)))  // expect: x 3
