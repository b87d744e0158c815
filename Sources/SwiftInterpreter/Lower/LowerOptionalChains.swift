/// Places behind a `?`: `person.address?.street = "…"`.
///
/// Whether there is a value decides before anything else runs. A property with code is asked for it once, at the `?`;
/// what it gave is changed in a register and is set when the place is finished, or on the way out of the chain: nil
/// is given back, too.
extension FunctionLowering {
    /// The place with those of its parts that have code asked for their values. Others cost nothing until they are reached.
    func open(_ place: Place, _ type: Type) throws(Interruption) -> Place {
        switch place {
        case .computed(var accessors):
            if case .place(let base) = accessors.base { accessors.base = .place(try open(base, .any)) }
            return try ask(.computed(accessors), accessors.type)
        case .global(_, let variable) where variable.isObserved:
            return try ask(place, type)
        case .field(let base, let slot, let variable):
            let field = Place.field(try open(base, .any), slot: slot, variable)
            return variable?.isObserved == true ? try ask(field, type) : field
        case .instanceField(_, _, let variable?) where variable.isObserved && !variable.isTracked:
            return try ask(place, type)
        case .payload(let inner, let isChecked):
            return .payload(try open(inner, .any), isChecked: isChecked)
        case .element(let base, let index):
            return .element(try open(base, .any), index: index)
        case .entry(let base, let key):
            return .entry(try open(base, .any), key: key)
        default:
            return place
        }
    }

    private func ask(_ place: Place, _ type: Type) throws(Interruption) -> Place {
        let register = allocate()
        try read(place, into: register)
        pushCode(holding: register) { [unowned self] () throws(Interruption) in
            try store(register, in: place, type: type)
        }
        return .opened(register, place, type)
    }

    /// Leaves an optional chain if the place holds nil.
    func ifNil(_ place: Place, jumpTo chain: CodeLabel, type: Type) throws(Interruption) {
        switch place {
        case .register(let register), .opened(let register, _, _):
            return jump(.branchNil, register, to: exit(to: chain))
        default:
            break
        }
        let savedTop = top
        let copy = allocate()
        try read(place, into: copy)
        // The release leaves the bits of the register alone.
        if !type.isTrivial { emit(.release, copy) }
        jump(.branchNil, copy, to: exit(to: chain))
        top = savedTop
    }
}
