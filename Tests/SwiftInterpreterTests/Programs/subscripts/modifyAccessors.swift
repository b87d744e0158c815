// `_modify` beside `set`: the same in another way.
struct Grid {
    private var cells = [1, 2, 3]
    subscript(i: Int) -> Int {
        get { cells[i] }
        set { cells[i] = newValue }
        _modify { yield &cells[i] }
    }
}
var grid = Grid()
grid[1] += 5
grid[0] = 9
print(grid[0], grid[1], grid[2])  // expect: 9 7 3
