import SwiftUI

struct Theme: Equatable {
    var name: String
    var accent: Color
    var background: Color
    var corner: CGFloat

    static let sea = Theme(name: "Sea", accent: .teal, background: Color.blue.opacity(0.1), corner: 16)
    static let sand = Theme(name: "Sand", accent: .brown, background: Color.yellow.opacity(0.15), corner: 4)
    static let all = [sea, sand]
}

private struct ThemeKey: EnvironmentKey {
    static let defaultValue = Theme.sea
}

extension EnvironmentValues {
    var theme: Theme {
        get { self[ThemeKey.self] }
        set { self[ThemeKey.self] = newValue }
    }

    @Entry var isCompactCard = false
}

extension View {
    func theme(_ theme: Theme) -> some View {
        environment(\.theme, theme)
    }

    func themedCard() -> some View {
        modifier(ThemedCard())
    }
}

struct ThemedCard: ViewModifier {
    @Environment(\.theme) private var theme
    @Environment(\.isCompactCard) private var isCompact

    func body(content: Content) -> some View {
        content
            .padding(isCompact ? 8 : 16)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(theme.background)
            .clipShape(RoundedRectangle(cornerRadius: theme.corner))
            .overlay {
                RoundedRectangle(cornerRadius: theme.corner)
                    .strokeBorder(theme.accent, lineWidth: 1)
            }
    }
}

struct Headline: View {
    @Environment(\.theme) private var theme
    let text: String

    var body: some View {
        Text(text)
            .font(.headline)
            .foregroundStyle(theme.accent)
    }
}

struct Paragraph: View {
    let text: String

    var body: some View {
        Text(text)
            .font(.body)
    }
}

struct ThemeScreen: View {
    @State private var themeIndex = 0
    @State private var isCompact = false

    var body: some View {
        ScrollView {
            VStack(spacing: 12) {
                Picker("Theme", selection: $themeIndex) {
                    ForEach(Theme.all.indices, id: \.self) { index in
                        Text(Theme.all[index].name)
                    }
                }
                .pickerStyle(.menu)
                Toggle("Compact", isOn: $isCompact)

                VStack(alignment: .leading) {
                    Headline(text: "Themed through the environment")
                    Paragraph(text: "Only the views that read the key run again.")
                }
                .themedCard()

                VStack(alignment: .leading) {
                    Headline(text: "Pinned to sand")
                    Paragraph(text: "An inner value wins.")
                }
                .themedCard()
                .theme(.sand)
            }
            .padding()
        }
        .theme(Theme.all[themeIndex])
        .environment(\.isCompactCard, isCompact)
        .transformEnvironment(\.theme) { theme in
            if isCompact { theme.corner /= 2 }
        }
    }
}

#Preview {
    ThemeScreen()
}
