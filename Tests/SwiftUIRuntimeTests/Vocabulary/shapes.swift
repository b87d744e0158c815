import SwiftUI

// Shapes of SwiftUI and of the program, with strokes and fills.

struct Triangle: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.addQuadCurve(to: CGPoint(x: rect.minX, y: rect.midY), control: CGPoint(x: 1, y: 2))
        path.addCurve(to: .zero, control1: CGPoint(x: 0, y: 1), control2: CGPoint(x: 1, y: 0))
        path.addArc(center: CGPoint(x: 5, y: 5), radius: 4, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: true)
        path.addRect(CGRect(x: 0, y: 0, width: 2, height: 2))
        path.addEllipse(in: rect)
        path.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1)])
        path.addRoundedRect(in: rect, cornerSize: CGSize(width: 2, height: 2))
        path.addPath(Path(ellipseIn: rect))
        path.closeSubpath()
        return path
    }
}

struct Wedge: InsettableShape {
    var amount: CGFloat = 0
    var animatableData: CGFloat {
        get { amount }
        set { amount = newValue }
    }
    func inset(by amount: CGFloat) -> Wedge { Wedge(amount: self.amount + amount) }
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX - amount, y: rect.maxY))
        }
    }
}

struct Shapes: View {
    var body: some View {
        VStack {
            Rectangle().fill(Color.red).frame(height: 10)
            Rectangle().stroke()
            Rectangle().stroke(Color.blue)
            Rectangle().stroke(lineWidth: 2)
            Rectangle().stroke(Color.green, lineWidth: 2)
            Rectangle().stroke(Color.green, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round, dash: [4, 2]))
            RoundedRectangle(cornerRadius: 8).strokeBorder(Color.orange, lineWidth: 2)
            RoundedRectangle(cornerSize: CGSize(width: 4, height: 4))
            UnevenRoundedRectangle(topLeadingRadius: 4, bottomTrailingRadius: 8)
            UnevenRoundedRectangle(cornerRadii: .init(topLeading: 4, bottomTrailing: 8)).fill(.red)
            Text("uneven").clipShape(.rect(topLeadingRadius: 12)).clipShape(.rect(cornerRadii: RectangleCornerRadii(topLeading: 4)))
            Text("button").background(.yellow, in: .buttonBorder).buttonBorderShape(.roundedRectangle(radius: 4))
            Circle().trim(from: 0, to: 0.75).rotation(.degrees(45)).stroke(.purple, lineWidth: 3)
            Circle().inset(by: 4).fill(.cyan)
            Ellipse().fill(.mint).frame(width: 30, height: 10)
            Capsule().fill(.indigo)
            Capsule(style: .continuous).fill(.teal, style: FillStyle(eoFill: true))
            ContainerRelativeShape().fill(.brown)
            Triangle().fill(.pink)
            Wedge(amount: 2).strokeBorder(.black, lineWidth: 1)
            Path { path in
                path.move(to: .zero)
                path.addLine(to: CGPoint(x: 10, y: 10))
            }
            .stroke(.primary, lineWidth: 1)
            Path(CGRect(x: 0, y: 0, width: 10, height: 10)).fill(.gray)
            Circle().scale(0.5).offset(x: 2, y: 2)
            Text("clip").clipShape(RoundedRectangle(cornerRadius: 4)).clipShape(.capsule)
            Text("content").contentShape(Rectangle())
            Text("old").cornerRadius(5)
            Text("in").background(.blue, in: RoundedRectangle(cornerRadius: 3)).background(.thinMaterial)
        }
    }
}
