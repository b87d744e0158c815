let old = ["a", "b", "c", "d", "e"]
let new = ["a", "c", "x", "e", "b"]
let steps = new.difference(from: old)
for step in steps {
    switch step {
    case .remove(let offset, let element, let partner): print("remove", element, "at", offset, partner as Any)
    case .insert(let offset, let element, let partner): print("insert", element, "at", offset, partner as Any)
    }
}  // expect: remove d at 3 nil
// expect: remove b at 1 nil
// expect: insert x at 2 nil
// expect: insert b at 4 nil
print(old.applying(steps) ?? [], steps.count, steps.insertions.count, steps.removals.count)  // expect: ["a", "c", "x", "e", "b"] 4 2 2
for step in steps.inferringMoves() { print(step) }  // expect: remove(offset: 3, element: "d", associatedWith: nil)
// expect: remove(offset: 1, element: "b", associatedWith: Optional(4))
// expect: insert(offset: 2, element: "x", associatedWith: nil)
// expect: insert(offset: 4, element: "b", associatedWith: Optional(1))
print(new.applying(steps.inverse()) == old)  // expect: true
let numbers = [5, 4, 3, 2, 1]
let other = [1, 2, 3, 4, 5, 6]
print(other.difference(from: numbers).map { "\($0)" })  // expect: ["remove(offset: 3, element: 2, associatedWith: nil)", "remove(offset: 2, element: 3, associatedWith: nil)", "remove(offset: 1, element: 4, associatedWith: nil)", "remove(offset: 0, element: 5, associatedWith: nil)", "insert(offset: 1, element: 2, associatedWith: nil)", "insert(offset: 2, element: 3, associatedWith: nil)", "insert(offset: 3, element: 4, associatedWith: nil)", "insert(offset: 4, element: 5, associatedWith: nil)", "insert(offset: 5, element: 6, associatedWith: nil)"]
print(numbers.difference(from: numbers).isEmpty, [Int]().difference(from: numbers).count, numbers.difference(from: []).count)  // expect: true 5 5
print(Array("kitten").difference(from: Array("sitting")).count)  // expect: 5
print(Array("sitting").difference(from: Array("kitten")).map { "\($0)" })  // expect: ["remove(offset: 4, element: \"e\", associatedWith: nil)", "remove(offset: 0, element: \"k\", associatedWith: nil)", "insert(offset: 0, element: \"s\", associatedWith: nil)", "insert(offset: 4, element: \"i\", associatedWith: nil)", "insert(offset: 6, element: \"g\", associatedWith: nil)"]
print(numbers.difference(from: other) { $0 % 2 == $1 % 2 }.map { "\($0)" })  // expect: ["remove(offset: 5, element: 6, associatedWith: nil)"]
print([1].applying(steps2) == nil)  // expect: true
var steps2: CollectionDifference<Int> { CollectionDifference([.remove(offset: 4, element: 1, associatedWith: nil)])! }
print(CollectionDifference([CollectionDifference.Change.remove(offset: 1, element: 1, associatedWith: nil), .remove(offset: 1, element: 2, associatedWith: nil)]) == nil)  // expect: true
