final class Counter {
    private(set) var (hits, misses) = (0, 0)
    func count(_ isHit: Bool) { if isHit { hits += 1 } else { misses += 1 } }
}
let counter = Counter()
counter.count(true)
counter.count(false)
counter.count(true)
print(counter.hits, counter.misses)  // expect: 2 1

struct Form {
    var (name, age) = ("", 18)
    var (size, (isOpen, _)) = (2.5, (true, 3))
    var (low, high): (Double, Double?) = (1, nil)
    var title = "t"
}
var form = Form()
form.name = "Ann"
form.size += 1
form.high = 2
print(form.name, form.age, form.size, form.isOpen, form.low, form.high ?? 0, form.title)  // expect: Ann 18 3.5 true 1.0 2.0 t

class Box {
    let (x, y) = (1, "y")
    init() {}
}
print(Box().x, Box().y)  // expect: 1 y
