// One of each construct of Swift that is not supported: it is named, at its place.
@dynamicCallable struct Dynamic {}  // error@1: '@dynamicCallable' is not supported | Declare 'callAsFunction'.
struct Unique: ~Copyable { deinit {} }  // error@28: the deinitializer of a '~Copyable' type is not supported | Make 'Unique' a final class: its 'deinit' runs when nothing refers to it any longer.
func pack<each T>(_ values: repeat each T) {}  // error@29: parameter packs are not supported | Write the functions out for each number of values.
let pair = (1, 2)
struct Pattern { var (a, b) = pair; var sum: Int { a + b } }  // error@22: a stored property is declared by a name; a pattern is supported here where a tuple of values is written out | Declare each property on its own.
func regex() { _ = /a+/ }
func lazily() { lazy var x = 1 }  // error@17: 'lazy' local variables are not supported | Compute the value where it is first needed.
func observed() { var x: Int { didSet {} } }  // error@23: a local variable with observers needs an initial value | Give it one where it is declared.
func assigned() { var x: Int { get { 1 } set {} } }
func nested() { protocol Inner {} }  // error@17: protocols are not supported inside a function
func extended() { extension Int {} }  // error@19: extensions are not supported inside a function
func selected() { _ = #selector(regex) }  // error@23: '#selector' is not supported: nothing here calls a method by its name | Use what takes a closure, such as 'Timer.scheduledTimer(withTimeInterval:repeats:block:)' or 'onReceive'.
func memory() { _ = MemoryLayout<Int>.size }  // error@21: 'MemoryLayout' is not supported | Programs have no access to memory here.
func files() { _ = FileManager.default }  // error@20: 'FileManager' is not supported | Programs have no files, no network and no input of their own here.
