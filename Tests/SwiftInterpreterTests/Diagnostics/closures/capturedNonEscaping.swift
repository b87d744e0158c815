var stored: [() -> Void] = []
var last: (() -> Void)?
func keep(_ action: () -> Void) { last = { action() } }  // error@42: escaping closure captures non-escaping parameter 'action' | Mark it '@escaping' to keep it: 'action: @escaping () -> ()'.
func hand(_ action: @escaping () -> Void) { last = action }
func passOn(_ action: () -> Void) { hand { action() } }  // error@42: escaping closure captures non-escaping parameter 'action' | Mark it '@escaping' to keep it: 'action: @escaping () -> ()'.
func collect(_ action: () -> Void) { stored.append { action() } }  // error@52: escaping closure captures non-escaping parameter 'action' | Mark it '@escaping' to keep it: 'action: @escaping () -> ()'.
func call(_ action: () -> Void) { [1, 2].forEach { _ in action() } }
