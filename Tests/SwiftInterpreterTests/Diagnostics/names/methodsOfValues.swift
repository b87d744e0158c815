struct Door {
    var name = "front"
    func open() { print(name) }
    func close(_ hard: Bool) { print(hard) }
    static func all() -> [Door] { [Door()] }
}
Door.open()  // error@6: instance member 'open' cannot be used on type 'Door' | Use it on a value of the type.
Door.close(true)  // error@6: instance member 'close' cannot be used on type 'Door' | Use it on a value of the type.
print(Door.name)  // error@12: instance member 'name' cannot be used on type 'Door' | Use it on a value of the type.
Door.open(Door())()
Door.close(Door())(true)
print(Door.all().count)
