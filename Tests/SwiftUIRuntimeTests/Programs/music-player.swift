import SwiftUI
import Combine

struct Song: Identifiable, Equatable {
    let id: Int
    let title: String
    let artist: String
    let duration: TimeInterval
}

final class Player: ObservableObject {
    let queue = [
        Song(id: 1, title: "Low Tide", artist: "The Harbour", duration: 8),
        Song(id: 2, title: "Paper Boats", artist: "The Harbour", duration: 12),
        Song(id: 3, title: "Lighthouse", artist: "North Pier", duration: 10)
    ]

    @Published private(set) var current: Song
    @Published private(set) var isPlaying = false
    @Published var position: TimeInterval = 0
    @Published var isRepeating = false

    private var timer: AnyCancellable?

    init() {
        current = queue[0]
    }

    func togglePlay() {
        isPlaying ? pause() : play()
    }

    func play() {
        isPlaying = true
        timer = Timer.publish(every: 0.5, on: .main, in: .default)
            .autoconnect()
            .sink { [weak self] _ in self?.tick() }
    }

    func pause() {
        isPlaying = false
        timer?.cancel()
        timer = nil
    }

    func skip(by offset: Int) {
        guard let index = queue.firstIndex(of: current) else { return }
        let next = (index + offset + queue.count) % queue.count
        current = queue[next]
        position = 0
    }

    private func tick() {
        position += 0.5
        if position >= current.duration {
            if isRepeating {
                position = 0
            } else {
                skip(by: 1)
            }
        }
    }
}

struct TransportButtons: View {
    let isPlaying: Bool
    let toggle: () -> Void
    let skip: (Int) -> Void

    var body: some View {
        HStack(spacing: 40) {
            Button { skip(-1) } label: { Image(systemName: "backward.fill") }
            Button(action: toggle) {
                Image(systemName: isPlaying ? "pause.fill" : "play.fill")
                    .font(.largeTitle)
            }
            Button { skip(1) } label: { Image(systemName: "forward.fill") }
        }
        .foregroundColor(.primary)
    }
}

struct Scrubber: View {
    @Binding var position: TimeInterval
    let duration: TimeInterval

    var body: some View {
        VStack {
            Slider(value: $position, in: 0...duration)
            HStack {
                Text(text(position))
                Spacer()
                Text("-" + text(duration - position))
            }
            .font(.caption.monospacedDigit())
        }
    }

    private func text(_ interval: TimeInterval) -> String {
        let seconds = Int(interval)
        return "\(seconds / 60):" + String(format: "%02d", seconds % 60)
    }
}

struct PlayerView: View {
    @StateObject private var player = Player()

    var body: some View {
        VStack(spacing: 24) {
            RoundedRectangle(cornerRadius: 20, style: .continuous)
                .fill(LinearGradient(colors: [.purple, .blue], startPoint: .topLeading, endPoint: .bottomTrailing))
                .aspectRatio(1, contentMode: .fit)
                .overlay(Image(systemName: "music.note").font(.system(size: 80)).foregroundColor(.white))
                .scaleEffect(player.isPlaying ? 1 : 0.85)
                .animation(.spring(), value: player.isPlaying)
            VStack {
                Text(player.current.title).font(.title2).bold()
                Text(player.current.artist).foregroundColor(.secondary)
            }
            Scrubber(position: $player.position, duration: player.current.duration)
            TransportButtons(isPlaying: player.isPlaying, toggle: player.togglePlay, skip: player.skip(by:))
            Toggle(isOn: $player.isRepeating) {
                Label("Repeat", systemImage: "repeat")
            }
            .fixedSize()
        }
        .padding(32)
    }
}

#Preview {
    PlayerView()
}
