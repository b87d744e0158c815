func == <A: Equatable, B: Equatable>(lhs: (A, B), rhs: (A, B)) -> Bool {
    lhs.0 == rhs.0 && lhs.1 == rhs.1
}

func == <A: Equatable, B: Equatable, C: Equatable>(lhs: (A, B, C), rhs: (A, B, C)) -> Bool {
    lhs.0 == rhs.0 && lhs.1 == rhs.1 && lhs.2 == rhs.2
}

func == <A: Equatable, B: Equatable, C: Equatable, D: Equatable>(
    lhs: (A, B, C, D), rhs: (A, B, C, D)
) -> Bool {
    lhs.0 == rhs.0 && lhs.1 == rhs.1 && lhs.2 == rhs.2 && lhs.3 == rhs.3
}

func != <A: Equatable, B: Equatable>(lhs: (A, B), rhs: (A, B)) -> Bool {
    lhs.0 != rhs.0 || lhs.1 != rhs.1
}

func != <A: Equatable, B: Equatable, C: Equatable>(lhs: (A, B, C), rhs: (A, B, C)) -> Bool {
    lhs.0 != rhs.0 || lhs.1 != rhs.1 || lhs.2 != rhs.2
}

func != <A: Equatable, B: Equatable, C: Equatable, D: Equatable>(
    lhs: (A, B, C, D), rhs: (A, B, C, D)
) -> Bool {
    lhs.0 != rhs.0 || lhs.1 != rhs.1 || lhs.2 != rhs.2 || lhs.3 != rhs.3
}

func < <A: Comparable, B: Comparable>(lhs: (A, B), rhs: (A, B)) -> Bool {
    lhs.0 == rhs.0 ? lhs.1 < rhs.1 : lhs.0 < rhs.0
}

func < <A: Comparable, B: Comparable, C: Comparable>(lhs: (A, B, C), rhs: (A, B, C)) -> Bool {
    if lhs.0 != rhs.0 { return lhs.0 < rhs.0 }
    if lhs.1 != rhs.1 { return lhs.1 < rhs.1 }
    return lhs.2 < rhs.2
}

func > <A: Comparable, B: Comparable>(lhs: (A, B), rhs: (A, B)) -> Bool {
    lhs.0 == rhs.0 ? lhs.1 > rhs.1 : lhs.0 > rhs.0
}

func > <A: Comparable, B: Comparable, C: Comparable>(lhs: (A, B, C), rhs: (A, B, C)) -> Bool {
    if lhs.0 != rhs.0 { return lhs.0 > rhs.0 }
    if lhs.1 != rhs.1 { return lhs.1 > rhs.1 }
    return lhs.2 > rhs.2
}

func <= <A: Comparable, B: Comparable>(lhs: (A, B), rhs: (A, B)) -> Bool { !(rhs < lhs) }

func >= <A: Comparable, B: Comparable>(lhs: (A, B), rhs: (A, B)) -> Bool { !(lhs < rhs) }
