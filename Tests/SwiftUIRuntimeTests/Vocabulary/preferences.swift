import SwiftUI

// Preferences, alignment guides and layouts of the program's own.

struct HeightKey: PreferenceKey {
    static var defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

struct TitleKey: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

struct Diagonal: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (index, subview) in subviews.enumerated() {
            subview.place(at: CGPoint(x: bounds.minX + CGFloat(index) * 10, y: bounds.minY), proposal: .unspecified)
        }
    }
}

extension HorizontalAlignment {
    private struct Middle: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.center] }
    }
    static let middle = HorizontalAlignment(Middle.self)
}

struct Measured: View {
    @State private var height: CGFloat = 0
    @State private var titles: [String] = []
    var body: some View {
        VStack(alignment: .middle) {
            Text("height \(Int(height)) \(titles.joined())")
                .alignmentGuide(.leading) { $0.width / 2 }
            ForEach(1..<3) { number in
                Text("\(number)")
                    .preference(key: HeightKey.self, value: CGFloat(number * 10))
                    .preference(key: TitleKey.self, value: ["t\(number)"])
            }
            Diagonal {
                Text("x")
                Text("y")
            }
        }
        .onPreferenceChange(HeightKey.self) { height = $0 }
        .onPreferenceChange(TitleKey.self, perform: { titles = $0 })
        .backgroundPreferenceValue(HeightKey.self) { value in Text("b \(Int(value))") }
        .overlayPreferenceValue(HeightKey.self) { value in Text("o \(Int(value))") }
    }
}
