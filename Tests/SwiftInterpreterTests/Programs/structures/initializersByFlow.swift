// Every way that leads out of an initialiser gives each property a value.
struct Size {
    let width: Int
    let text: String
    init(_ wide: Bool) {
        if wide { width = 100 } else { width = 1 }
        switch width {
        case 100: text = "wide"
        default:
            text = "narrow"
        }
    }
    init?(reading text: String) {
        guard let width = Int(text) else { return nil }
        self.width = width
        if width > 50 {
            self.text = "big"
            return
        }
        do { self.text = try Size.check(width) } catch { self.text = "bad" }
    }
    init(stopping: Bool) {
        if stopping { fatalError("stop") }
        (width, text) = (3, "three")
    }
    static func check(_ width: Int) throws -> String {
        if width < 0 { throw Bad() }
        return "fine"
    }
    struct Bad: Error {}
}
print(Size(true), Size(false), Size(reading: "x") as Any, Size(reading: "51")!, Size(reading: "5")!, Size(reading: "-5")!, Size(stopping: false))  // expect: Size(width: 100, text: "wide") Size(width: 1, text: "narrow") nil Size(width: 51, text: "big") Size(width: 5, text: "fine") Size(width: -5, text: "bad") Size(width: 3, text: "three")
final class Box {
    let items: [Int]
    var last: Int?
    init(count: Int) {
        while true {
            if count > 3 {
                items = [count]
                break
            }
            items = []
            return
        }
        last = items.last
    }
}
print(Box(count: 5).items, Box(count: 1).items, Box(count: 5).last as Any)  // expect: [5] [] Optional(5)
