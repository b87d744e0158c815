protocol Drawable { func draw() -> String }
extension Drawable where Self: CustomStringConvertible { func draw() -> String { "drawing \(self)" } }
struct Dot: Drawable, CustomStringConvertible { let description = "dot" }
print(Dot().draw())  // expect: drawing dot
extension Drawable { func twice() -> String { draw() + draw() } }
print(Dot().twice())  // expect: drawing dotdrawing dot
