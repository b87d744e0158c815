struct Item { var done = false }
var items = [Item(), Item()]
for var item in items { item.done = true; _ = item }
print(items.filter(\.done).count)  // expect: 0
for i in items.indices { items[i].done = true }
print(items.filter(\.done).count)  // expect: 2
for (i, _) in items.enumerated() where i == 0 { items[i].done.toggle() }
print(items.map(\.done))  // expect: [false, true]
