struct P { var x = 1 }
print(P() == P())  // error@11: operator '==' cannot be applied to two 'P' operands | 'P' does not conform to 'Equatable'.
print(P() < P())  // error@11: operator '<' cannot be applied to two 'P' operands | 'P' does not conform to 'Comparable'.
print([P()].sorted())  // error@13: referencing instance method 'sorted()' on 'Array' requires that 'P' conform to 'Comparable'
print([P()].contains(P()))  // error@13: referencing instance method 'contains(_:)' on 'Array' requires that 'P' conform to 'Equatable'
let s: Set<P> = []  // error@8: type 'P' does not conform to protocol 'Hashable' | Add it: 'P: Hashable'.
let d: [P: Int] = [:]  // error@8: type 'P' does not conform to protocol 'Hashable' | Add it: 'P: Hashable'.
print(1 == "1")  // error@9: binary operator '==' cannot be applied to operands of type 'Int' and 'String'
print(nil == 3)
print(1 == 1.0)
let a = 3, b = 2.5
print(a == b)  // error@9: binary operator '==' cannot be applied to operands of type 'Int' and 'Double' | Convert one of them, as in 'Int(…)'.
print(max(a, b))  // error@14: cannot convert value of type 'Double' to expected argument type 'Int' | Convert it: 'Int(…)'.
