class C { var h: (() -> Void)?
    func set(_ f: () -> Void) { h = f } }  // error@37: non-escaping parameter 'f' may only be called | Mark it '@escaping' to keep it: 'f: @escaping () -> ()'.
