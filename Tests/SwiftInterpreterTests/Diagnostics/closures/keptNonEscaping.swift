var stored: [() -> Void] = []
func keep(_ action: () -> Void) { stored.append(action) }  // error@49: non-escaping parameter 'action' may only be called | Mark it '@escaping' to keep it: 'action: @escaping () -> ()'.
func call(_ action: () -> Void) { [1, 2].forEach { _ in action() } }
