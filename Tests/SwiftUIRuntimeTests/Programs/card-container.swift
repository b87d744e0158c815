import SwiftUI

struct Card<Header: View, Content: View, Footer: View>: View {
    private let header: Header
    private let content: Content
    private let footer: Footer

    init(
        @ViewBuilder content: () -> Content,
        @ViewBuilder header: () -> Header,
        @ViewBuilder footer: () -> Footer
    ) {
        self.header = header()
        self.content = content()
        self.footer = footer()
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            header
                .font(.headline)
                .padding()
            Divider()
            content
                .padding()
            footer
                .font(.footnote)
                .padding([.horizontal, .bottom])
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(.background)
        .cornerRadius(12)
        .shadow(color: .black.opacity(0.1), radius: 8, y: 2)
    }
}

extension Card where Footer == EmptyView {
    init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
        self.init(content: content, header: header, footer: { EmptyView() })
    }
}

extension Card where Header == Text, Footer == EmptyView {
    init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { Text(title) })
    }
}

struct Expandable<Label: View, Content: View>: View {
    @State private var isExpanded: Bool
    @ViewBuilder private let label: (Bool) -> Label
    @ViewBuilder private let content: () -> Content

    init(
        initiallyExpanded: Bool = false,
        @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder label: @escaping (Bool) -> Label
    ) {
        _isExpanded = State(initialValue: initiallyExpanded)
        self.label = label
        self.content = content
    }

    var body: some View {
        VStack(alignment: .leading) {
            Button { isExpanded.toggle() } label: { label(isExpanded) }
            if isExpanded {
                content()
                    .transition(.opacity)
            }
        }
        .animation(.default, value: isExpanded)
    }
}

struct CardGallery: View {
    @State private var likes = 0

    var body: some View {
        ScrollView {
            VStack(spacing: 16) {
                Card("Plain") {
                    Text("Only a title and content.")
                }
                Card {
                    Text("Liked \(likes) times")
                } header: {
                    Label("With a header", systemImage: "heart")
                } footer: {
                    Button("Like") { likes += 1 }
                }
                Card {
                    Expandable(initiallyExpanded: likes > 100) {
                        Text("The hidden part.")
                    } label: { isExpanded in
                        Text(isExpanded ? "Less" : "More")
                    }
                } header: {
                    Text("Expandable")
                }
            }
            .padding()
        }
        .background(Color(uiColor: .systemGroupedBackground))
    }
}

#Preview {
    CardGallery()
}
