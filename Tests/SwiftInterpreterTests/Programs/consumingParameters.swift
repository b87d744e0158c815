// What a function consumes is its own to change.
func appended(_ numbers: consuming [Int]) -> [Int] {
    numbers.append(1)
    let add = { numbers.append(2) }
    add()
    return numbers
}
class Thing { deinit { print("gone") } }
func replace(_ thing: consuming Thing?) -> Bool {
    thing = nil
    return thing == nil
}
func outer() {
    func inner(_ text: consuming String) -> String {
        text += "!"
        return text
    }
    print(inner("a"))
}
let mine = [0]
print(appended(mine), mine)  // expect: [0, 1, 2] [0]
print(replace(Thing()))  // expect: gone
// expect: true
outer()  // expect: a!
