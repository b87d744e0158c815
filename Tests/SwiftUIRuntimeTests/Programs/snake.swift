import SwiftUI

struct GridPoint: Hashable {
    var x: Int
    var y: Int

    static func + (lhs: GridPoint, rhs: Direction) -> GridPoint {
        GridPoint(x: lhs.x + rhs.delta.x, y: lhs.y + rhs.delta.y)
    }
}

enum Direction: CaseIterable {
    case up, down, left, right

    var delta: (x: Int, y: Int) {
        switch self {
        case .up: (0, -1)
        case .down: (0, 1)
        case .left: (-1, 0)
        case .right: (1, 0)
        }
    }

    var isVertical: Bool { self == .up || self == .down }

    var symbol: String { "arrow.\(self)" }
}

@MainActor
@Observable
final class SnakeGame {
    let size = 10
    private(set) var body: [GridPoint] = [GridPoint(x: 3, y: 5), GridPoint(x: 2, y: 5)]
    private(set) var food = GridPoint(x: 7, y: 5)
    private(set) var isOver = false
    private(set) var direction = Direction.right

    var score: Int { body.count - 2 }

    func turn(_ new: Direction) {
        guard new.isVertical != direction.isVertical else { return }
        direction = new
    }

    func step() {
        guard !isOver, let head = body.first else { return }
        let next = head + direction
        guard (0..<size) ~= next.x, (0..<size) ~= next.y, !body.dropLast().contains(next) else {
            isOver = true
            return
        }
        body.insert(next, at: 0)
        if next == food {
            placeFood()
        } else {
            body.removeLast()
        }
    }

    private func placeFood() {
        let free = (0..<size).flatMap { y in (0..<size).map { x in GridPoint(x: x, y: y) } }
            .filter { !body.contains($0) }
        if let point = free.randomElement() { food = point }
    }

    func restart() {
        body = [GridPoint(x: 3, y: 5), GridPoint(x: 2, y: 5)]
        direction = .right
        isOver = false
    }
}

struct SnakeBoard: View {
    let game: SnakeGame

    var body: some View {
        Grid(horizontalSpacing: 1, verticalSpacing: 1) {
            ForEach(0..<game.size, id: \.self) { y in
                GridRow {
                    ForEach(0..<game.size, id: \.self) { x in
                        SnakeCell(kind: kind(at: GridPoint(x: x, y: y)))
                    }
                }
            }
        }
        .aspectRatio(1, contentMode: .fit)
    }

    private func kind(at point: GridPoint) -> SnakeCell.Kind {
        if point == game.body.first { return .head }
        if game.body.contains(point) { return .tail }
        return point == game.food ? .food : .empty
    }
}

struct SnakeCell: View {
    enum Kind: Character {
        case empty = "·", head = "@", tail = "o", food = "*"
    }

    let kind: Kind

    var body: some View {
        Text(String(kind.rawValue))
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(kind == .empty ? Color.gray.opacity(0.1) : .green)
    }
}

struct SnakeView: View {
    @State private var game = SnakeGame()
    @State private var isPaused = true

    var body: some View {
        VStack {
            Text(game.isOver ? "Game over: \(game.score)" : "Score \(game.score)")
                .font(.headline)
            SnakeBoard(game: game)
            HStack {
                ForEach(Direction.allCases, id: \.self) { direction in
                    Button { game.turn(direction) } label: {
                        Image(systemName: direction.symbol)
                    }
                }
                Button(isPaused ? "Go" : "Pause") { isPaused.toggle() }
                if game.isOver {
                    Button("Again") { game.restart() }
                }
            }
            .buttonStyle(.bordered)
        }
        .task(id: isPaused) {
            guard !isPaused else { return }
            do {
                while !game.isOver {
                    try await Task.sleep(for: .milliseconds(250))
                    game.step()
                }
            } catch {}
        }
        .padding()
    }
}

#Preview {
    SnakeView()
}
