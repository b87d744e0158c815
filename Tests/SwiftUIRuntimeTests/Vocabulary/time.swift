import SwiftUI

// Views that follow the clock, and drawing by hand.

struct Clock: View {
    let start = Date()
    var body: some View {
        VStack {
            TimelineView(.periodic(from: .now, by: 1)) { context in
                Text("at \(Int(context.date.timeIntervalSince1970))")
            }
            TimelineView(.animation) { context in
                Canvas { drawing, size in
                    drawing.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
                    drawing.stroke(Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.blue), lineWidth: 2)
                    drawing.draw(Text("drawn"), at: CGPoint(x: 5, y: 5))
                    drawing.opacity = 0.5
                }
            }
            TimelineView(.everyMinute) { context in Text(context.cadence == .live ? "live" : "slow") }
            Canvas { context, size in
                if let symbol = context.resolveSymbol(id: 0) { context.draw(symbol, at: .zero) }
                context.drawLayer { layer in
                    layer.addFilter(.blur(radius: 2))
                    layer.addFilter(.alphaThreshold(min: 0.5, color: .white))
                }
                context.translateBy(x: 1, y: 2)
            } symbols: {
                Text("symbol").tag(0)
            }
            .frame(width: 100, height: 100)
        }
    }
}
