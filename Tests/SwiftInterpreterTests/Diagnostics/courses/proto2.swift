protocol Shape { func scaled(by f: Double) -> Self }
struct Sq: Shape { func scaled(_ f: Double) -> Sq { self } }  // error@8: type 'Sq' does not conform to protocol 'Shape' | It needs the 'scaled'.
print(Sq())
