import SwiftUI

struct RGB: Equatable {
    var red = 0.4
    var green = 0.6
    var blue = 0.8
    var opacity = 1.0

    var color: Color { Color(.sRGB, red: red, green: green, blue: blue, opacity: opacity) }

    var hex: String {
        [red, green, blue]
            .map { String(format: "%02X", Int(($0 * 255).rounded())) }
            .reduce("#", +)
    }

    mutating func invert() {
        (red, green, blue) = (1 - red, 1 - green, 1 - blue)
    }
}

struct ChannelSlider: View {
    let name: String
    let tint: Color
    @Binding var value: Double

    var body: some View {
        HStack {
            Text(name)
                .frame(width: 60, alignment: .leading)
            Slider(value: $value)
                .tint(tint)
            Text(value.formatted(.percent.precision(.fractionLength(0))))
                .monospacedDigit()
                .frame(width: 50, alignment: .trailing)
        }
    }
}

struct Swatch: View {
    let rgb: RGB

    var body: some View {
        RoundedRectangle(cornerRadius: 16)
            .fill(rgb.color)
            .frame(height: 140)
            .overlay(Text(rgb.hex).font(.title.monospaced()).foregroundStyle(.white))
            .animation(.linear(duration: 0.1), value: rgb)
    }
}

struct ColourMixer: View {
    @State private var rgb = RGB()
    @State private var saved: [RGB] = []
    @State private var picked = Color.red

    private let channels: [(String, Color, WritableKeyPath<RGB, Double>)] = [
        ("Red", .red, \.red),
        ("Green", .green, \.green),
        ("Blue", .blue, \.blue)
    ]

    var body: some View {
        VStack(spacing: 16) {
            Swatch(rgb: rgb)
            ForEach(channels, id: \.0) { name, tint, keyPath in
                ChannelSlider(name: name, tint: tint, value: $rgb[dynamicMember: keyPath])
            }
            ChannelSlider(name: "Opacity", tint: .gray, value: $rgb.opacity)
            ColorPicker("Another", selection: $picked, supportsOpacity: false)
            HStack {
                Button("Invert") { rgb.invert() }
                Button("Random") {
                    rgb = RGB(red: .random(in: 0...1), green: .random(in: 0...1), blue: .random(in: 0...1))
                }
                Button("Save") { saved.append(rgb) }
                    .disabled(saved.contains(rgb))
            }
            .buttonStyle(.bordered)
            ScrollView(.horizontal) {
                LazyHStack {
                    ForEach(Array(zip(saved.indices, saved)), id: \.0) { index, rgb in
                        rgb.color
                            .frame(width: 40, height: 40)
                            .clipShape(Circle())
                            .onTapGesture { self.rgb = rgb }
                            .onLongPressGesture { saved.remove(at: index) }
                    }
                }
            }
            .frame(height: 44)
        }
        .padding()
    }
}

#Preview {
    ColourMixer()
}
