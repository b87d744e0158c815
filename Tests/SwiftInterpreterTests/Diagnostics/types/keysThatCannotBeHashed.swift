struct Point { var x = 1 }
let table: [Point: Int] = [:]  // error@12: type 'Point' does not conform to protocol 'Hashable' | Add it: 'Point: Hashable'.
let set: Set<Point> = []  // error@10: type 'Point' does not conform to protocol 'Hashable' | Add it: 'Point: Hashable'.
