struct Thermostat {
    var target = 20 {
        willSet(new) { print("from \(target) to \(new)") }
        didSet(old) { if target > 30 { target = old; print("too hot") } }
    }
}
var t = Thermostat()
t.target = 25  // expect: from 20 to 25
t.target = 40  // expect: from 25 to 40
// expect: too hot
print(t.target)  // expect: 25
var plain = 1 { didSet { print("global", oldValue, plain) } }
plain += 1  // expect: global 1 2
