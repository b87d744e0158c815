// A wrapper all of whose properties have values begins with them, as one with an initialiser without parameters does.
@propertyWrapper struct Private {
    private var count = 0
    var wrappedValue: Int { get { count } nonmutating set { print(newValue) } }
}
struct HoldsPrivate { @Private var number }
print(HoldsPrivate().number)  // expect: 0

@propertyWrapper struct Written {
    var count = 0
    init() {}
    var wrappedValue: Int { get { count } nonmutating set { print(newValue) } }
}
struct HoldsWritten { @Written var number }
print(HoldsWritten().number)  // expect: 0

@propertyWrapper struct Memberwise {
    var count = 0
    var wrappedValue: Int { get { count } nonmutating set { print(newValue) } }
}
struct HoldsMemberwise { @Memberwise var number }
print(HoldsMemberwise().number, HoldsMemberwise(number: Memberwise(count: 4)).number)  // expect: 0 4

struct HoldsBoth { @Written var first: Int; @Memberwise var second: Int; var third: Int }
print(HoldsBoth(third: 3).third)  // expect: 3
