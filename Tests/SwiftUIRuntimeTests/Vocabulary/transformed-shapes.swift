import SwiftUI

// Shapes of shapes.

struct Petal: Shape {
    func path(in rect: CGRect) -> Path {
        let leaf = RotatedShape(shape: Ellipse(), angle: .degrees(30), anchor: .bottom)
        let small = ScaledShape(shape: leaf, scale: CGSize(width: 0.5, height: 0.5))
        return OffsetShape(shape: small, offset: CGSize(width: 2, height: 4)).path(in: rect)
    }
}

struct Flower: View {
    var body: some View {
        VStack {
            Petal().fill(.pink).frame(width: 80, height: 40)
            TransformedShape(shape: Rectangle(), transform: CGAffineTransform(scaleX: 0.5, y: 0.5)).stroke(.red)
            RotatedShape(shape: Capsule(), angle: .degrees(90)).frame(width: 40, height: 40)
        }
    }
}
