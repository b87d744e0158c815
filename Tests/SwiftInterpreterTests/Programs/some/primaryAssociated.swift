protocol Store<Item> {
    associatedtype Item
    mutating func add(_ item: Item)
    var all: [Item] { get }
}
struct Memory<Item>: Store { private(set) var all: [Item] = []; mutating func add(_ item: Item) { all.append(item) } }
func fill(_ store: inout some Store<Int>) { for i in 1...3 { store.add(i) } }
var memory = Memory<Int>()
fill(&memory)
print(memory.all)  // expect: [1, 2, 3]
let erased: any Store<Int> = memory
print(erased.all.count)  // expect: 3
