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
    let ann = Person("Ann")  // expect: Ann init
    let bob = Person("Bob")  // expect: Bob init
    ann.friend = bob
    bob.friend = ann
    ann.apartment = Apartment(number: 7, owner: ann)
    print(ann.apartment!.owner.name, ann.friend?.name ?? "none")  // expect: Ann Bob
    // expect: Bob deinit
    // expect: Ann deinit
    // expect: apartment 7 deinit
}
print("scope left")  // expect: scope left

var strong: Person? = Person("Cid")  // expect: Cid init
weak var observer = strong
print(observer?.name ?? "nil")  // expect: Cid
strong = nil  // expect: Cid deinit
print(observer?.name ?? "nil")  // expect: nil

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
    timer.action?()  // expect: tick 1
    saved = timer.action  // expect: timer deinit
}
saved?()  // expect: timer is gone

func capture() -> [() -> Int] {
    var number = 1
    let byReference = { number }
    let byValue = { [number] in number }
    let renamed = { [n = number * 100] in n }
    number = 2
    return [byReference, byValue, renamed]
}
print(capture().map { $0() })  // expect: [2, 1, 100]

func makeCounter() -> (increment: () -> Int, reset: () -> Void) {
    var count = 0
    return ({ count += 1; return count }, { count = 0 })
}
let counter = makeCounter()
print(counter.increment(), counter.increment())  // expect: 1 2
counter.reset()
print(counter.increment())  // expect: 1

var closures: [() -> Int] = []
for i in 1...3 { closures.append { i * i } }
print(closures.map { $0() })  // expect: [1, 4, 9]
var total = 0
let add: (Int) -> Void = { total += $0 }
[1, 2, 3].forEach(add)
print(total)  // expect: 6

final class Node {
    let value: Int
    var next: Node?
    init(_ value: Int, next: Node? = nil) { self.value = value; self.next = next }
    deinit { print("node \(value) freed") }
}
var list: Node? = Node(1, next: Node(2, next: Node(3)))
var cursor = list
while let node = cursor { print(node.value); cursor = node.next }  // expect: 1
// expect: 2
// expect: 3
list = nil  // expect: node 1 freed
// expect: node 2 freed
// expect: node 3 freed
print("list gone")  // expect: list gone
