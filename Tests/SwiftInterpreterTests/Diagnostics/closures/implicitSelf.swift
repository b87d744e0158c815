final class Model {
    var count = 0
    var later: (() -> Void)?
    func bump() {}

    func assigned() { later = { bump() } }  // error@33: call to method 'bump' in closure requires explicit use of 'self' to make capture semantics explicit | Write 'self.bump', or begin the closure with '[self] in'.
    func read() { later = { print(count) } }  // error@35: reference to property 'count' in closure requires explicit use of 'self' to make capture semantics explicit | Write 'self.count', or begin the closure with '[self] in'.
    func written() { later = { count += 1 } }  // error@32: reference to property 'count' in closure requires explicit use of 'self' to make capture semantics explicit | Write 'self.count', or begin the closure with '[self] in'.
    func inside() { later = { [1].forEach { _ in bump() } } }  // error@50: call to method 'bump' in closure requires explicit use of 'self' to make capture semantics explicit | Write 'self.bump', or begin the closure with '[self] in'.
    func chosen(_ is: Bool) { later = `is` ? { bump() } : nil }  // error@48: call to method 'bump' in closure requires explicit use of 'self' to make capture semantics explicit | Write 'self.bump', or begin the closure with '[self] in'.
    func returned() -> () -> Void { { bump() } }  // error@39: call to method 'bump' in closure requires explicit use of 'self' to make capture semantics explicit | Write 'self.bump', or begin the closure with '[self] in'.
    func kept() { let step = { bump() }; step() }  // error@32: call to method 'bump' in closure requires explicit use of 'self' to make capture semantics explicit | Write 'self.bump', or begin the closure with '[self] in'.
    func local() { later = { func step() { bump() }; step() } }  // error@44: call to method 'bump' in closure requires explicit use of 'self' to make capture semantics explicit | Write 'self.bump', or begin the closure with '[self] in'.
    func optional(_ done: (() -> Void)?) { optional { bump() } }  // error@55: call to method 'bump' in closure requires explicit use of 'self' to make capture semantics explicit | Write 'self.bump', or begin the closure with '[self] in'.
    func escaping(_ done: @escaping () -> Void) { escaping { bump() } }  // error@62: call to method 'bump' in closure requires explicit use of 'self' to make capture semantics explicit | Write 'self.bump', or begin the closure with '[self] in'.
    func again() { later = { [self] in later = { bump() } } }  // error@50: call to method 'bump' in closure requires explicit use of 'self' to make capture semantics explicit | Write 'self.bump', or begin the closure with '[self] in'.
    func weakly() { later = { [weak self] in bump() } }  // error@46: explicit use of 'self' is required when 'self' is optional | Write 'self?.bump', or 'guard let self else { return }' before.
    lazy var doubled: () -> Int = { count * 2 }  // error@37: reference to property 'count' in closure requires explicit use of 'self' to make capture semantics explicit | Write 'self.count', or begin the closure with '[self] in'.
}
protocol Store: AnyObject { func save() }
extension Store { func later() -> () -> Void { { save() } } }  // error@50: call to method 'save' in closure requires explicit use of 'self' to make capture semantics explicit | Write 'self.save', or begin the closure with '[self] in'.
actor Account { var total = 0; func begin() { Task.detached { await add() } }; func add() {} }  // error@69: call to method 'add' in closure requires explicit use of 'self' to make capture semantics explicit | Write 'self.add', or begin the closure with '[self] in'.
