// show Screen()
import SwiftUI
import Observation

/// Tracked objects that are read in branches and rows, and replaced.
@Observable final class Game {
  var round = 1
  var points: [Int] = []
  var hint = "think"
  func play() { points.append(round); round += 1 }
}

struct Screen: View {
  @State private var game = Game()
  @State private var showsHint = false
  @State private var best = 0
  private var total: Int { game.points.reduce(0, +) }

  var body: some View {
    VStack {
      header
      board
      controls
      Button("hint text") { game.hint += "!" }
    }
  }

  private var header: some View {
    VStack {
      Text("round \(game.round)")
      Text("best \(best)")
    }
  }

  private var board: some View {
    VStack {
      if showsHint {
        Text("hint \(game.hint)")
        Text("total \(total)")
      }
      ForEach(game.points, id: \.self) { point in
        Text("point \(point) of \(game.round)")
      }
    }
  }

  private var controls: some View {
    HStack {
      Button("play") { game.play() }
      Toggle("hint", isOn: $showsHint)
      Button("new game") {
        best = max(best, total)
        game = Game()
      }
      Button("report") { print("round \(game.round), best \(best)") }
    }
  }
}
