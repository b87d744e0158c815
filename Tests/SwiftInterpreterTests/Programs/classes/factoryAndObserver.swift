protocol Observer: AnyObject { func changed(to n: Int) }
final class Subject {
    private var observers: [() -> Observer?] = []
    var value = 0 { didSet { for o in observers { o()?.changed(to: value) } } }
    func add(_ o: Observer) { observers.append { [weak o] in o } }
}
final class Printer: Observer { let tag: String; init(_ t: String) { tag = t }; func changed(to n: Int) { print(tag, n) } }
let s = Subject()
let a = Printer("a")
s.add(a)
do { let b = Printer("b"); s.add(b); s.value = 1 }  // expect: a 1
// expect: b 1
s.value = 2  // expect: a 2
