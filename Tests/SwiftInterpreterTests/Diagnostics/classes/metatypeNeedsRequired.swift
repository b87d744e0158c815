class Base { init() {} }
final class Leaf { init() {} }
class Implicit {}
func a<D: Base>(_ type: D.Type) -> D { D() }  // error@40: constructing an object of class type 'D' with a metatype value must use a 'required' initializer | Write `required` before the init in Base.
func b(_ type: Base.Type) -> Base { type.init() }  // error@42: constructing an object of class type 'Base' with a metatype value must use a 'required' initializer | Write `required` before the init in Base.
func c(_ type: Implicit.Type) -> Implicit { type.init() }  // error@50: constructing an object of class type 'Implicit' with a metatype value must use a 'required' initializer | Declare `required init()` in Implicit.
func d(_ type: Leaf.Type) -> Leaf { type.init() }
