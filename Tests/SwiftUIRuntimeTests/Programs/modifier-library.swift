import SwiftUI

struct Shake: GeometryEffect {
    var travel: CGFloat = 8
    var shakes = 3
    var animatableData: CGFloat

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: travel * sin(animatableData * .pi * CGFloat(shakes)), y: 0))
    }
}

struct Watermark: ViewModifier {
    let text: String

    func body(content: Content) -> some View {
        ZStack(alignment: .bottomTrailing) {
            content
            Text(text)
                .font(.caption)
                .foregroundStyle(.white)
                .padding(5)
                .background(.black.opacity(0.4))
        }
    }
}

struct FirstAppear: ViewModifier {
    @State private var hasAppeared = false
    let action: () -> Void

    func body(content: Content) -> some View {
        content.onAppear {
            guard !hasAppeared else { return }
            hasAppeared = true
            action()
        }
    }
}

struct Loading: ViewModifier {
    var isLoading: Bool

    func body(content: Content) -> some View {
        content
            .disabled(isLoading)
            .blur(radius: isLoading ? 2 : 0)
            .overlay {
                if isLoading { ProgressView() }
            }
    }
}

extension View {
    func watermarked(_ text: String) -> some View {
        modifier(Watermark(text: text))
    }

    func onFirstAppear(perform action: @escaping () -> Void) -> some View {
        modifier(FirstAppear(action: action))
    }

    func loading(_ isLoading: Bool) -> some View {
        modifier(Loading(isLoading: isLoading))
    }

    @ViewBuilder
    func `if`<Transformed: View>(_ condition: Bool, transform: (Self) -> Transformed) -> some View {
        if condition {
            transform(self)
        } else {
            self
        }
    }

    func bordered<S: ShapeStyle>(_ style: S, width: CGFloat = 1) -> some View {
        overlay(RoundedRectangle(cornerRadius: 8).stroke(style, lineWidth: width))
    }

    func eraseToAnyView() -> AnyView {
        AnyView(self)
    }
}

extension Text {
    func badge() -> Text {
        self.font(.caption).bold().foregroundColor(.red)
    }
}

struct ModifierGallery: View {
    @State private var isLoading = false
    @State private var isHighlighted = false
    @State private var failures = 0
    @State private var appearances = 0

    var body: some View {
        VStack(spacing: 16) {
            Color.teal
                .frame(height: 80)
                .watermarked("© today")
            Text("Appeared first \(appearances) time")
                .onFirstAppear { appearances += 1 }
            Text("Highlight me")
                .padding(8)
                .if(isHighlighted) { $0.background(Color.yellow) }
                .bordered(.secondary)
            (Text("Failures: ") + Text("\(failures)").badge())
                .modifier(Shake(animatableData: CGFloat(failures)))
            Toggle("Highlight", isOn: $isHighlighted)
            HStack {
                Button("Fail") {
                    withAnimation(.default) { failures += 1 }
                }
                Button("Load") {
                    isLoading = true
                    DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) {
                        isLoading = false
                    }
                }
            }
            .loading(isLoading)
        }
        .padding()
        .eraseToAnyView()
    }
}

#Preview {
    ModifierGallery()
}
