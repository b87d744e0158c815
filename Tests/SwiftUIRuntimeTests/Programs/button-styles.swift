import SwiftUI

struct PillButtonStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    var color: Color = .indigo

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.headline)
            .padding(.vertical, 10)
            .padding(.horizontal, 24)
            .foregroundStyle(.white)
            .background(Capsule().fill(isEnabled ? color : .gray))
            .scaleEffect(configuration.isPressed ? 0.95 : 1)
            .animation(.easeOut(duration: 0.15), value: configuration.isPressed)
    }
}

extension ButtonStyle where Self == PillButtonStyle {
    static var pill: PillButtonStyle { PillButtonStyle() }

    static func pill(_ color: Color) -> PillButtonStyle {
        PillButtonStyle(color: color)
    }
}

struct OutlineButtonStyle: PrimitiveButtonStyle {
    @State private var taps = 0

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(8)
            .overlay(RoundedRectangle(cornerRadius: 6).stroke(lineWidth: 1))
            .foregroundStyle(configuration.role == .destructive ? Color.red : .primary)
            .onTapGesture {
                taps += 1
                if taps.isMultiple(of: 2) { configuration.trigger() }
            }
    }
}

struct CheckboxToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            HStack {
                Image(systemName: configuration.isOn ? "checkmark.square" : "square")
                configuration.label
            }
        }
        .buttonStyle(.plain)
    }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
    static var checkbox: Self { .init() }
}

struct CardLabelStyle: LabelStyle {
    @ScaledMetric(relativeTo: .title) private var spacing: CGFloat = 8

    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: spacing) {
            configuration.icon
                .font(.largeTitle)
            configuration.title
        }
        .padding()
        .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 12))
    }
}

struct StripedProgressStyle: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        let fraction = configuration.fractionCompleted ?? 0
        VStack(alignment: .leading) {
            configuration.label
            HStack(spacing: 2) {
                ForEach(0..<10) { index in
                    Rectangle()
                        .fill(Double(index) < fraction * 10 ? Color.green : Color.gray.opacity(0.3))
                        .frame(height: 8)
                }
            }
        }
    }
}

struct StyleGallery: View {
    @State private var count = 0
    @State private var isEnabled = true

    var body: some View {
        VStack(spacing: 20) {
            Label("Pressed \(count) times", systemImage: "hand.tap")
                .labelStyle(CardLabelStyle())
            Button("Pill") { count += 1 }
                .buttonStyle(.pill)
                .disabled(!isEnabled)
            Button("Orange pill") { count += 1 }
                .buttonStyle(.pill(.orange))
            Button("Every second tap", role: .destructive) { count = 0 }
                .buttonStyle(OutlineButtonStyle())
            Toggle("Enabled", isOn: $isEnabled)
                .toggleStyle(.checkbox)
            ProgressView("Done", value: Double(min(count, 10)), total: 10)
                .progressViewStyle(StripedProgressStyle())
        }
        .padding()
    }
}

#Preview {
    StyleGallery()
}
