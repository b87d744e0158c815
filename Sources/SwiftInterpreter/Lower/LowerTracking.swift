/// Changes of tracked properties, which are told before and after they happen.
extension FunctionLowering {
    /// Changes the property in its place. That counts as a change whatever comes of it.
    /// Observers that the property has itself run between the announcements, on a copy that was changed.
    func accessTracked(
        _ object: Int, _ slot: Int, _ variable: VariableDecl, in place: Place, _ body: (Int) throws(Interruption) -> Void
    ) throws(Interruption) {
        let old = allocate()
        emit(.noteRead, object, slot)
        emit(.willChange, k: TrackedChange.inPlace.rawValue, old, object, slot)
        if variable.isObserved {
            pushCode { [unowned self] in emit(.didChange, old, object, slot) }
            try accessObserved(place, body)
            cleanups.removeLast()
            emit(.didChange, old, object, slot)
            return
        }
        let register = allocate()
        emit(.takeCell, register, object, slot)
        try opened(body, register) { lowering in
            lowering.emit(.setCell, object, slot, register)
            lowering.emit(.didChange, old, object, slot)
        }
    }

    /// Gives the property another value; observers that the property has itself run between the announcements.
    func storeTracked(
        _ value: Int, _ object: Int, _ slot: Int, _ variable: VariableDecl, in place: Place
    ) throws(Interruption) {
        let savedTop = top
        let old = allocate()
        let change: TrackedChange = variable.comparesWrites ? .toComparable : .toOther
        emit(.move, old, value)
        emit(.willChange, k: change.rawValue, old, object, slot)
        if variable.isObserved {
            try storeObserved(value, in: place)
        } else {
            emit(.setCell, object, slot, value)
        }
        emit(.didChange, old, object, slot)
        top = savedTop
    }
}
