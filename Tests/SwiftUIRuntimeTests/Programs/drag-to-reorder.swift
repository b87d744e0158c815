import SwiftUI

struct Track: Identifiable, Equatable {
    let id: Int
    var title: String
}

struct ReorderList: View {
    @State private var tracks = ["Overture", "Aria", "March", "Waltz", "Finale"]
        .enumerated()
        .map { Track(id: $0.offset, title: $0.element) }
    @State private var dragged: Track.ID?
    @State private var offset: CGFloat = 0

    private let rowHeight: CGFloat = 44

    var body: some View {
        VStack(spacing: 0) {
            ForEach(tracks) { track in
                TrackRow(track: track, isDragged: dragged == track.id)
                    .frame(height: rowHeight)
                    .offset(y: dragged == track.id ? offset : 0)
                    .zIndex(dragged == track.id ? 1 : 0)
                    .gesture(drag(track))
            }
            Text(tracks.map(\.title).joined(separator: ", "))
                .font(.footnote)
                .padding(.top)
            Button("Shuffle") {
                withAnimation(.spring) { tracks.shuffle() }
            }
        }
        .animation(.spring(duration: 0.3), value: tracks)
    }

    private func drag(_ track: Track) -> some Gesture {
        DragGesture(minimumDistance: 2)
            .onChanged { value in
                dragged = track.id
                offset = value.translation.height
                moveIfNeeded(track)
            }
            .onEnded { _ in
                dragged = nil
                offset = 0
            }
    }

    private func moveIfNeeded(_ track: Track) {
        guard let index = tracks.firstIndex(of: track) else { return }
        let steps = Int((offset / rowHeight).rounded())
        let target = min(max(index + steps, 0), tracks.count - 1)
        guard target != index else { return }
        tracks.move(fromOffsets: IndexSet(integer: index), toOffset: target > index ? target + 1 : target)
        offset -= CGFloat(target - index) * rowHeight
    }
}

struct TrackRow: View {
    let track: Track
    let isDragged: Bool

    var body: some View {
        HStack {
            Image(systemName: "line.3.horizontal")
                .foregroundStyle(.tertiary)
            Text(track.title)
            Spacer()
        }
        .padding(.horizontal)
        .frame(maxHeight: .infinity)
        .background(isDragged ? Color.gray.opacity(0.2) : .clear)
        .shadow(radius: isDragged ? 4 : 0)
    }
}

#Preview {
    ReorderList()
}
