import SwiftUI

// Images, and what is done to them.

struct Gallery: View {
    var body: some View {
        ScrollView(.horizontal, showsIndicators: false) {
            HStack {
                Image("photo").resizable().aspectRatio(contentMode: .fill).frame(width: 50, height: 50).clipped()
                Image("photo").resizable().aspectRatio(1.5, contentMode: .fit)
                Image("photo").resizable().scaledToFit()
                Image("photo").resizable().scaledToFill().clipShape(Circle())
                Image(decorative: "texture").renderingMode(.template)
                Image("raw").renderingMode(.original).interpolation(.high).antialiased(true)
                Image(systemName: "star.fill")
                    .imageScale(.large)
                    .symbolRenderingMode(.hierarchical)
                    .foregroundStyle(.yellow, .orange)
                    .font(.system(size: 40))
                Image(systemName: "wifi", variableValue: 0.5).symbolRenderingMode(.multicolor).symbolVariant(.fill)
                Image(systemName: "cloud").symbolRenderingMode(.palette)
                AsyncImage(url: URL(string: "https://example.com/a.png")) { image in
                    image.resizable()
                } placeholder: {
                    ProgressView()
                }
                AsyncImage(url: URL(string: "https://example.com/b.png"), scale: 2) { image in
                    image.resizable().scaledToFit()
                } placeholder: {
                    Color.gray
                }
                AsyncImage(url: URL(string: "https://example.com/c.png")) { phase in
                    switch phase {
                    case .success(let image): image.resizable()
                    case .failure: Image(systemName: "xmark")
                    case .empty: ProgressView()
                    @unknown default: EmptyView()
                    }
                }
                AsyncImage(url: URL(string: "https://example.com/d.png"))
            }
        }
    }
}
