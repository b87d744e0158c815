import SwiftUI

enum Player: String {
    case x = "X", o = "O"

    var other: Player { self == .x ? .o : .x }
}

struct Board {
    private(set) var cells: [Player?] = Array(repeating: nil, count: 9)
    private(set) var turn = Player.x

    private static let lines: [[Int]] = [
        [0, 1, 2], [3, 4, 5], [6, 7, 8],
        [0, 3, 6], [1, 4, 7], [2, 5, 8],
        [0, 4, 8], [2, 4, 6]
    ]

    enum Outcome: Equatable {
        case open
        case won(Player, line: [Int])
        case draw
    }

    var outcome: Outcome {
        for line in Self.lines {
            if let player = cells[line[0]], line.allSatisfy({ cells[$0] == player }) {
                return .won(player, line: line)
            }
        }
        return cells.contains { $0 == nil } ? .open : .draw
    }

    mutating func play(at index: Int) {
        guard cells[index] == nil, case .open = outcome else { return }
        cells[index] = turn
        turn = turn.other
    }

    subscript(index: Int) -> Player? { cells[index] }
}

struct CellView: View {
    let player: Player?
    let isWinning: Bool
    let action: () -> Void

    var body: some View {
        Button(action: action) {
            ZStack {
                RoundedRectangle(cornerRadius: 8)
                    .fill(isWinning ? Color.yellow : Color.gray.opacity(0.2))
                    .aspectRatio(1, contentMode: .fit)
                Text(player?.rawValue ?? " ")
                    .font(.system(size: 40, weight: .heavy))
                    .foregroundColor(player == .x ? .blue : .pink)
            }
        }
        .disabled(player != nil)
    }
}

struct TicTacToeView: View {
    @State private var board = Board()
    @State private var score: [Player: Int] = [:]

    private let columns = [GridItem](repeating: GridItem(.flexible(), spacing: 8), count: 3)

    private var winningLine: [Int] {
        if case .won(_, let line) = board.outcome { line } else { [] }
    }

    private var status: String {
        switch board.outcome {
        case .open: return "\(board.turn.rawValue) to move"
        case let .won(player, _): return "\(player.rawValue) wins"
        case .draw: return "Draw"
        }
    }

    var body: some View {
        VStack(spacing: 16) {
            Text(status).font(.title2)
            LazyVGrid(columns: columns, spacing: 8) {
                ForEach(0..<9, id: \.self) { index in
                    CellView(player: board[index], isWinning: winningLine.contains(index)) {
                        board.play(at: index)
                    }
                }
            }
            .frame(maxWidth: 320)
            HStack {
                Text("X: \(score[.x, default: 0])")
                Spacer()
                Text("O: \(score[.o, default: 0])")
            }
            Button("New game") { board = Board() }
        }
        .padding()
        .onChange(of: board.outcome) { _, outcome in
            if case .won(let player, line: _) = outcome {
                score[player, default: 0] += 1
            }
        }
    }
}

#Preview("Board") {
    TicTacToeView()
}
