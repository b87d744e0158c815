import Foundation
var items = ["a", "b", "c", "d"]
let offsets = IndexSet([0, 2])
for i in offsets.sorted(by: >) { items.remove(at: i) }
print(items, offsets.count, offsets.contains(2), offsets.first!, IndexSet(integer: 5).map { $0 })  // expect: ["b", "d"] 2 true 0 [5]
