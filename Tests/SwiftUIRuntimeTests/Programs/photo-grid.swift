import SwiftUI

struct Photo: Identifiable, Hashable {
    let id: Int
    var url: URL? { URL(string: "https://example.com/photos/\(id).jpg") }
    var isFavourite = false
}

struct PhotoGrid: View {
    @State private var photos = (1...30).map { Photo(id: $0) }
    @State private var columnCount = 3.0
    @State private var selected: Photo?
    @Namespace private var namespace

    private var columns: [GridItem] {
        Array(repeating: GridItem(.flexible(minimum: 40), spacing: 2), count: Int(columnCount))
    }

    var body: some View {
        NavigationStack {
            ScrollView {
                LazyVGrid(columns: columns, spacing: 2, pinnedViews: [.sectionHeaders]) {
                    Section {
                        ForEach($photos) { $photo in
                            PhotoCell(photo: photo)
                                .matchedGeometryEffect(id: photo.id, in: namespace)
                                .onTapGesture { selected = photo }
                                .contextMenu {
                                    Button(photo.isFavourite ? "Remove from favourites" : "Favourite") {
                                        photo.isFavourite.toggle()
                                    }
                                }
                        }
                    } header: {
                        Text("\(photos.count) photos")
                            .frame(maxWidth: .infinity, alignment: .leading)
                            .padding(8)
                            .background(.ultraThinMaterial)
                    }
                }
            }
            .safeAreaInset(edge: .bottom) {
                Slider(value: $columnCount, in: 2...6, step: 1) { Text("Columns") }
                    .padding()
                    .background(.bar)
            }
            .navigationTitle("Photos")
            .fullScreenCover(item: $selected) { photo in
                PhotoDetail(photo: photo)
            }
        }
    }
}

struct PhotoCell: View {
    let photo: Photo

    var body: some View {
        AsyncImage(url: photo.url) { phase in
            switch phase {
            case .empty:
                Placeholder(number: photo.id)
            case .success(let image):
                image.resizable().scaledToFill()
            case .failure:
                Image(systemName: "exclamationmark.triangle")
            @unknown default:
                EmptyView()
            }
        }
        .aspectRatio(1, contentMode: .fill)
        .clipped()
        .overlay(alignment: .bottomTrailing) {
            if photo.isFavourite {
                Image(systemName: "heart.fill")
                    .foregroundStyle(.red)
                    .padding(4)
            }
        }
    }
}

struct Placeholder: View {
    let number: Int

    var body: some View {
        ZStack {
            Color(hue: Double(number) / 30, saturation: 0.3, brightness: 0.9)
            Text("\(number)")
        }
    }
}

struct PhotoDetail: View {
    @Environment(\.dismiss) private var dismiss
    @GestureState private var magnification: CGFloat = 1
    @State private var scale: CGFloat = 1
    let photo: Photo

    var body: some View {
        ZStack(alignment: .topLeading) {
            Color.black.ignoresSafeArea()
            Placeholder(number: photo.id)
                .scaleEffect(scale * magnification)
                .gesture(
                    MagnificationGesture()
                        .updating($magnification) { value, state, _ in state = value }
                        .onEnded { scale *= $0 }
                )
            Button("Done") { dismiss() }
                .padding()
        }
        .statusBarHidden()
    }
}

#Preview {
    PhotoGrid()
}
