struct Game {
    enum Piece: String, CaseIterable { case king = "K", pawn = "P"
        struct Move { var from: Int, to: Int; var length: Int { abs(to - from) } }
        var moves: [Move] { self == .king ? [Move(from: 0, to: 1)] : [Move(from: 1, to: 3), .init(from: 1, to: 2)] } }
    class Board { var pieces: [Piece] = Piece.allCases; static let size = 8 }
    typealias Row = [Piece?]
    let board = Board()
    func row() -> Row { [.king, nil] }
}
let g = Game()
print(g.board.pieces, Game.Board.size, Game.Piece.pawn.moves.map(\.length), g.row().compactMap { $0?.rawValue })  // expect: [main.Game.Piece.king, main.Game.Piece.pawn] 8 [2, 1] ["K"]
let move = Game.Piece.Move(from: 2, to: 7)
print(move.length, Game.Piece(rawValue: "K") as Any)  // expect: 5 Optional(main.Game.Piece.king)
