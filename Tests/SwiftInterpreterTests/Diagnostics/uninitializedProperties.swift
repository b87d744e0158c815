struct A { let x: Int; init(a: Bool) { if a { x = 1 } } }  // error@55: return from initializer without initializing all stored properties
struct B {
    let x: Int
    init(a: Bool) {
        if a { return }  // error@16: return from initializer without initializing all stored properties
        x = 1
    }
    init?(b: Int) {
        guard b > 0 else { return nil }
        for _ in 0..<b { }
        switch b {
        case 1: x = 1
        default: break
        }
    }  // error@5: return from initializer without initializing all stored properties
    init(c: Int) throws {
        do { x = try B.check(c) } catch { print("no") }
    }  // error@5: return from initializer without initializing all stored properties
    static func check(_ c: Int) throws -> Int { c }
}
