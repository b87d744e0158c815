/// Where something stands of which that is asked, in cells.
struct Place: Hashable {
    /// The number by which it is asked for.
    let number: Int
    var column = 0
    var line = 0
    let width: Int
    let height: Int
    /// Where it stands in those around it that have numbers.
    var offsets: [Int: Offset] = [:]

    struct Offset: Hashable {
        var column: Int
        var line: Int
    }

    func moved(columns: Int, lines: Int) -> Place {
        var moved = self
        moved.column += columns
        moved.line += lines
        return moved
    }
}

extension Block {
    /// The places in the block that are asked for, once each.
    var places: [Place] {
        var found = scrolledPlaces
        var known = Set(found.map(\.number))
        for child in children {
            for place in child.block.places where known.insert(place.number).inserted {
                found.append(place.moved(columns: child.column, lines: child.line))
            }
        }
        for number in locations where known.insert(number).inserted {
            for index in found.indices {
                found[index].offsets[number] = Place.Offset(column: found[index].column, line: found[index].line)
            }
            found.append(Place(number: number, width: width, height: height))
        }
        return found
    }
}
