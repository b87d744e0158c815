/// What `:set` sets.
struct Options: Equatable {
    enum Colour: String, CaseIterable { case auto, on, off }

    /// The year of the SwiftUI release whose behaviour is followed where releases differ.
    var release = 2026
    var columns = 80
    var rows = 24
    var seed: UInt64 = 1
    var colour = Colour.auto

    /// What `:set` was given to get here from the defaults.
    var changes: [OptionChange] {
        let defaults = Options()
        var changes: [OptionChange] = []
        if release != defaults.release { changes.append(.release(release)) }
        if (columns, rows) != (defaults.columns, defaults.rows) { changes.append(.viewport(columns: columns, rows: rows)) }
        if seed != defaults.seed { changes.append(.seed(seed)) }
        if colour != defaults.colour { changes.append(.colour(colour)) }
        return changes
    }

    var table: Table {
        Table(headings: ["option", "value", ""], rows: [
            ["swiftui", "\(release)", "the release to follow: \(OptionChange.releases.map(String.init).joined(separator: ", "))"],
            ["viewport", "\(columns)x\(rows)", "columns and rows of the screen"],
            ["seed", "\(seed)", "what chance begins with"],
            ["colour", colour.rawValue, "auto, on, off"],
        ])
    }
}

/// One `:set`, read and found right.
enum OptionChange {
    case release(Int)
    case viewport(columns: Int, rows: Int)
    case seed(UInt64)
    case colour(Options.Colour)

    static let releases = 2019...2026
    static let names = ["swiftui", "viewport", "seed", "colour"]

    var name: String {
        switch self {
        case .release: "swiftui"
        case .viewport: "viewport"
        case .seed: "seed"
        case .colour: "colour"
        }
    }

    var value: String {
        switch self {
        case .release(let year): "\(year)"
        case .viewport(let columns, let rows): "\(columns)x\(rows)"
        case .seed(let seed): "\(seed)"
        case .colour(let colour): colour.rawValue
        }
    }

    func apply(to options: inout Options) {
        switch self {
        case .release(let year): options.release = year
        case .viewport(let columns, let rows): (options.columns, options.rows) = (columns, rows)
        case .seed(let seed): options.seed = seed
        case .colour(let colour): options.colour = colour
        }
    }

    /// What the host has to be told; nothing for an option of the terminal.
    var hostOption: HostOption? {
        switch self {
        case .release(let year): .release(year)
        case .viewport(let columns, let rows): .viewport(columns: columns, rows: rows)
        case .seed(let seed): .seed(seed)
        case .colour: nil
        }
    }
}

/// `viewport 60x20`; nothing means: show the options.
func parseOption(_ scanner: inout ArgumentScanner) throws(Failure) -> OptionChange? {
    guard let name = scanner.word() else { return nil }
    guard OptionChange.names.contains(name) else {
        throw Failure("there is no option `\(name)`", hint: namesThereAre(name, OptionChange.names, what: "option"))
    }
    let value = try scanner.word("the value of \(name)")
    switch name {
    case "swiftui":
        if let year = Int(value), OptionChange.releases.contains(year) { return .release(year) }
        throw scanner.wrong("`\(value)` is no release, which is a year from \(OptionChange.releases.lowerBound) to \(OptionChange.releases.upperBound)")
    case "viewport":
        let sides = value.split(separator: "x").map { Int($0) ?? 0 }
        if sides.count == 2, sides.allSatisfy({ (1...1000).contains($0) }) { return .viewport(columns: sides[0], rows: sides[1]) }
        throw scanner.wrong("`\(value)` is no viewport, which is like 80x24")
    case "seed":
        if let seed = UInt64(value) { return .seed(seed) }
        throw scanner.wrong("`\(value)` is no seed, which is a number from 0")
    default:
        if let colour = Options.Colour(rawValue: value) { return .colour(colour) }
        throw scanner.wrong("`\(value)` is neither auto, on nor off")
    }
}
