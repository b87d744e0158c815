// weak, unowned, capture lists, deinit order.
class Person {
    let name: String
    weak var friend: Person?
    var apartment: Apartment?
    init(_ name: String) { self.name = name; print("\(name) init") }
    deinit { print("\(name) deinit") }
}
class Apartment {
    let number: Int
    unowned let owner: Person
    init(number: Int, owner: Person) { self.number = number; self.owner = owner }
    deinit { print("apartment \(number) deinit") }
}

do {
    let ann = Person("Ann")
    let bob = Person("Bob")
    ann.friend = bob
    bob.friend = ann
    ann.apartment = Apartment(number: 7, owner: ann)
    print(ann.apartment!.owner.name, ann.friend?.name ?? "none")
}
print("scope left")

var strong: Person? = Person("Cid")
weak var observer = strong
print(observer?.name ?? "nil")
strong = nil
print(observer?.name ?? "nil")

class Timer {
    var action: (() -> Void)?
    var count = 0
    func start(strongly: Bool) {
        if strongly {
            action = { self.count += 1 }
        } else {
            action = { [weak self] in
                guard let self else { print("timer is gone"); return }
                self.count += 1
                print("tick \(self.count)")
            }
        }
    }
    deinit { print("timer deinit") }
}
var saved: (() -> Void)?
do {
    let timer = Timer()
    timer.start(strongly: false)
    timer.action?()
    saved = timer.action
}
saved?()

func capture() -> [() -> Int] {
    var number = 1
    let byReference = { number }
    let byValue = { [number] in number }
    let renamed = { [n = number * 100] in n }
    number = 2
    return [byReference, byValue, renamed]
}
print(capture().map { $0() })

func makeCounter() -> (increment: () -> Int, reset: () -> Void) {
    var count = 0
    return ({ count += 1; return count }, { count = 0 })
}
let counter = makeCounter()
print(counter.increment(), counter.increment())
counter.reset()
print(counter.increment())

var closures: [() -> Int] = []
for i in 1...3 { closures.append { i * i } }
print(closures.map { $0() })
var total = 0
let add: (Int) -> Void = { total += $0 }
[1, 2, 3].forEach(add)
print(total)

final class Node {
    let value: Int
    var next: Node?
    init(_ value: Int, next: Node? = nil) { self.value = value; self.next = next }
    deinit { print("node \(value) freed") }
}
var list: Node? = Node(1, next: Node(2, next: Node(3)))
var cursor = list
while let node = cursor { print(node.value); cursor = node.next }
list = nil
print("list gone")
