import SwiftUI

// Colours, gradients, materials and effects.

struct Swatch: ViewModifier {
    let colour: Color
    func body(content: Content) -> some View {
        content.background(colour).shadow(color: .black, radius: 2, x: 1, y: 1)
    }
}

extension View {
    func swatch(_ colour: Color) -> some View { modifier(Swatch(colour: colour)) }
}

struct Colours: View {
    var body: some View {
        VStack {
            Color("accent")
            Color(red: 0.1, green: 0.2, blue: 0.3)
            Color(red: 0.1, green: 0.2, blue: 0.3, opacity: 0.4)
            Color(.sRGB, red: 0.1, green: 0.2, blue: 0.3, opacity: 1)
            Color(hue: 0.5, saturation: 0.5, brightness: 0.5)
            Color(white: 0.5).opacity(0.5)
            Color.accentColor
            LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
            LinearGradient(gradient: Gradient(colors: [.green, .yellow]), startPoint: .topLeading, endPoint: .bottomTrailing)
            LinearGradient(stops: [.init(color: .red, location: 0), Gradient.Stop(color: .blue, location: 1)], startPoint: .leading, endPoint: .trailing)
            RadialGradient(colors: [.red, .clear], center: .center, startRadius: 1, endRadius: 20)
            RadialGradient(gradient: Gradient(colors: [.orange, .black]), center: .center, startRadius: 1, endRadius: 20)
            RadialGradient(stops: [.init(color: .white, location: 0)], center: UnitPoint(x: 0.2, y: 0.3), startRadius: 1, endRadius: 20)
            AngularGradient(gradient: Gradient(colors: [.red, .green]), center: .center)
            Text("effects")
                .foregroundStyle(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
                .foregroundStyle(.tint)
                .foregroundStyle(Color.blue.gradient)
                .opacity(0.8)
                .blur(radius: 2)
                .shadow(radius: 3)
                .shadow(radius: 3, x: 1, y: 2)
                .saturation(0.5)
                .contrast(1.2)
                .brightness(0.1)
                .grayscale(0.2)
                .hueRotation(.degrees(30))
                .colorMultiply(.red)
                .colorInvert()
                .blendMode(.screen)
                .blendMode(.multiply)
                .compositingGroup()
                .drawingGroup()
                .border(.red)
                .border(Color.blue, width: 2)
                .tint(.purple)
                .accentColor(.green)
                .mask(Circle())
                .mask { Text("mask") }
                .overlay(Text("over"))
                .overlay(Text("corner"), alignment: .topTrailing)
                .overlay { Circle().stroke() }
                .overlay(content: { Text("content") })
                .overlay(alignment: .bottom) { Text("low") }
                .background(Color.yellow)
                .background(Text("behind"), alignment: .leading)
                .background { Color.black }
                .background(.ultraThinMaterial)
                .background(.regularMaterial, ignoresSafeAreaEdges: .all)
                .background(.thickMaterial)
                .background(.ultraThickMaterial)
                .transformEffect(CGAffineTransform(scaleX: 1, y: 2))
            Color(.sRGB, white: 0.4, opacity: 1)
            Color("brand", bundle: .main)
            Color(UIColor.tertiarySystemFill)
            Color(uiColor: UIColor(Color.red).withAlphaComponent(0.5))
            Color(nsColor: .windowBackgroundColor)
            Color(cgColor: UIColor.red.cgColor)
            Text("mixed").foregroundStyle(Color.red.mix(with: .blue, by: 0.5))
            MeshGradient(width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .green, .blue, .yellow])
            Text("mesh").background(MeshGradient(width: 1, height: 2, points: [.init(0, 0), SIMD2<Float>(0, 1)], colors: [.red, .green]))
            Text("swatch").swatch(.orange)
            Text("modifier").modifier(Swatch(colour: .pink))
            ModifiedContent(content: Text("modified"), modifier: Swatch(colour: .gray))
        }
        .preferredColorScheme(.dark)
    }
}
