/// The values from one up to another, which is not reached, a step apart.
func stride<T: Strideable>(from start: T, to end: T, by step: T.Stride) -> StrideTo<T> {
    _requireStep(step)
    return StrideTo(_start: start, _end: end, _step: step)
}

/// The values from one through another, a step apart.
func stride<T: Strideable>(from start: T, through end: T, by step: T.Stride) -> StrideThrough<T> {
    _requireStep(step)
    return StrideThrough(_start: start, _end: end, _step: step)
}

@native("_requireStep(_:)")
func _requireStep<T>(_ step: T)

/// The start of a stride plus so many steps; nil when it is past the end.
@native("_strideValue(_:_:_:_:_:)")
func _strideValue<T, Step>(_ start: T, _ step: Step, _ count: Int, _ end: T, _ isThrough: Bool) -> T?

/// The values from one up to another, a step apart.
@_printsArguments
struct StrideTo<Element: Strideable>: Sequence, CustomStringConvertible {
    typealias Iterator = _StrideIterator<Element>
    let _start: Element
    let _end: Element
    let _step: Element.Stride
    var description: String { "Swift.StrideTo<" + String(reflecting: Element.self) + ">" }

    func makeIterator() -> _StrideIterator<Element> {
        _StrideIterator(_start: _start, _end: _end, _step: _step, _isThrough: false)
    }
}

/// The values from one through another, a step apart.
@_printsArguments
struct StrideThrough<Element: Strideable>: Sequence, CustomStringConvertible {
    typealias Iterator = _StrideIterator<Element>
    let _start: Element
    let _end: Element
    let _step: Element.Stride
    var description: String { "Swift.StrideThrough<" + String(reflecting: Element.self) + ">" }

    func makeIterator() -> _StrideIterator<Element> {
        _StrideIterator(_start: _start, _end: _end, _step: _step, _isThrough: true)
    }
}

/// Gives the values of a stride one by one.
struct _StrideIterator<Element: Strideable>: IteratorProtocol {
    let _start: Element
    let _end: Element
    let _step: Element.Stride
    let _isThrough: Bool
    var _count = 0

    mutating func next() -> Element? {
        let value = _strideValue(_start, _step, _count, _end, _isThrough)
        _count += 1
        return value
    }
}
