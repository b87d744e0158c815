/// Counts the rows of a lazy container as they stand below each other. In a grid a row is a cell, and a section's parts
/// each begin a new line of cells.
struct RowCount {
    /// The number of the next row.
    private(set) var next = 0
    /// How many cells stand in a line; one if the container is no grid.
    let tracks: Int

    init(tracks: Int = 1, next: Int = 0) {
        self.tracks = tracks
        self.next = next
    }

    mutating func add(_ rows: Int = 1) { next += rows }

    /// The next row begins a line.
    mutating func beginLine() {
        let over = next % tracks
        if over > 0 { next += tracks - over }
    }
}
