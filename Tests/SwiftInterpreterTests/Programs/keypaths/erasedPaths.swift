// Paths of which less is known than they are.
struct Person { var name = "Ann"; var age = 30; let id = 1 }
final class House { var rooms = 1; let owner = Person() }
let paths: [AnyKeyPath] = [\Person.name, \Person.id, \House.rooms, \House.owner, \Person.name.count]
for path in paths {
    print(path is KeyPath<Person, String>, path is WritableKeyPath<Person, String>, path is PartialKeyPath<House>,
          path is ReferenceWritableKeyPath<House, Int>, path as? KeyPath<Person, Int> != nil)
}  // expect: true true false false false
// expect: false false false false true
// expect: false false true true false
// expect: false false true false false
// expect: false false false false true
let joined = (\House.owner).appending(path: \Person.name)
let erased: AnyKeyPath = joined
print(erased is KeyPath<House, String>, erased is ReferenceWritableKeyPath<House, String>)  // expect: true false
print(Person()[keyPath: paths[0]] as Any, Person()[keyPath: paths[2]] as Any)  // expect: Optional("Ann") nil
func tell<Root>(_ root: Root, _ paths: [PartialKeyPath<Root>]) {
    for path in paths {
        if let text = path as? KeyPath<Root, String> {
            print("text", root[keyPath: text].count)
        } else {
            print(root[keyPath: path])
        }
    }
}
tell(Person(), [\.name, \.age])  // expect: text 3
// expect: 30
if let writable = paths[0] as? WritableKeyPath<Person, String> {
    var person = Person()
    person[keyPath: writable] = "Bob"
    print(person.name)
}  // expect: Bob
