// Commands that can be undone and done again.
protocol Command {
    var name: String { get }
    func run(on document: inout Document)
    func undo(on document: inout Document)
}
struct Document { var text = "" }
struct Insert: Command {
    let addition: String
    var name: String { "insert '\(addition)'" }
    func run(on document: inout Document) { document.text += addition }
    func undo(on document: inout Document) { document.text.removeLast(addition.count) }
}
struct Uppercase: Command {
    let before: String
    var name: String { "uppercase" }
    func run(on document: inout Document) { document.text = before.uppercased() }
    func undo(on document: inout Document) { document.text = before }
}
final class Editor {
    private(set) var document = Document() { didSet { changes += 1 } }
    private(set) var changes = 0
    private var done: [any Command] = []
    private var undone: [any Command] = []
    func perform(_ command: some Command) {
        command.run(on: &document)
        done.append(command)
        undone.removeAll()
    }
    func undo() {
        guard let last = done.popLast() else { return print("nothing to undo") }
        last.undo(on: &document)
        undone.append(last)
    }
    func redo() {
        guard let next = undone.popLast() else { return print("nothing to redo") }
        next.run(on: &document)
        done.append(next)
    }
    var history: [String] { done.map(\.name) }
}
let editor = Editor()
editor.perform(Insert(addition: "hello"))
editor.perform(Insert(addition: " world"))
editor.perform(Uppercase(before: editor.document.text))
print(editor.document.text, editor.history)  // expect: HELLO WORLD ["insert \'hello\'", "insert \' world\'", "uppercase"]
editor.undo()
editor.undo()
print(editor.document.text, editor.changes)  // expect: hello 5
editor.redo()
print(editor.document.text)  // expect: hello world
editor.perform(Insert(addition: "!"))
editor.redo()  // expect: nothing to redo
print(editor.document.text, editor.history)  // expect: hello world! ["insert \'hello\'", "insert \' world\'", "insert \'!\'"]
