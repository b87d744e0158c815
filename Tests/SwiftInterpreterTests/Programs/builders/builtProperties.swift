@resultBuilder
struct Joined {
    static func buildBlock(_ parts: Int...) -> Int { parts.reduce(0, +) }
    static func buildOptional(_ part: Int?) -> Int { part ?? 0 }
}

struct Holder<Content> {
    @Joined var content: Content
}

struct Later {
    var name = "later"
    @Joined var value: () -> Int
}

let isOn = true
let holder = Holder { 7; if isOn { 8 } }
print(holder.content)  // expect: 15
print(Later { 2; 3 }.value(), Later(name: "other", value: { 5 }).name)  // expect: 5 other
