protocol C { associatedtype T; func put(_ t: T) }
struct X: C { func put(_ t: Int) {} }
let c: any C = X()
c.put(3)  // error@3: member 'put' cannot be used on value of type 'any C' | Take it as a generic parameter, or as 'some C'.
