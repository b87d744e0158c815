import SwiftUI

struct FlowLayout: Layout {
    var spacing: CGFloat = 8

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let rows = rows(for: subviews, width: proposal.width ?? .infinity)
        let height = rows.map(\.height).reduce(0, +) + spacing * CGFloat(max(rows.count - 1, 0))
        return CGSize(width: proposal.width ?? rows.map(\.width).max() ?? 0, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var y = bounds.minY
        for row in rows(for: subviews, width: bounds.width) {
            var x = bounds.minX
            for index in row.indices {
                let size = subviews[index].sizeThatFits(.unspecified)
                subviews[index].place(at: CGPoint(x: x, y: y), anchor: .topLeading, proposal: ProposedViewSize(size))
                x += size.width + spacing
            }
            y += row.height + spacing
        }
    }

    private struct Row {
        var indices: [Int] = []
        var width: CGFloat = 0
        var height: CGFloat = 0
    }

    private func rows(for subviews: Subviews, width: CGFloat) -> [Row] {
        var rows: [Row] = []
        var current = Row()
        for (index, subview) in subviews.enumerated() {
            let size = subview.sizeThatFits(.unspecified)
            if !current.indices.isEmpty, current.width + spacing + size.width > width {
                rows.append(current)
                current = Row()
            }
            current.width += (current.indices.isEmpty ? 0 : spacing) + size.width
            current.height = max(current.height, size.height)
            current.indices.append(index)
        }
        if !current.indices.isEmpty { rows.append(current) }
        return rows
    }
}

struct TagCloud: View {
    @State private var tags = ["swift", "layout", "views", "state", "bindings", "animation", "gestures"]
    @State private var chosen: Set<String> = ["state"]
    @State private var isFlowing = true

    private var layout: AnyLayout {
        isFlowing ? AnyLayout(FlowLayout()) : AnyLayout(VStackLayout(alignment: .leading))
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            layout {
                ForEach(tags, id: \.self) { tag in
                    Text(tag)
                        .padding(.horizontal, 10)
                        .padding(.vertical, 4)
                        .background(chosen.contains(tag) ? Color.blue : Color.gray.opacity(0.3), in: Capsule())
                        .onTapGesture {
                            if chosen.remove(tag) == nil { chosen.insert(tag) }
                        }
                }
            }
            .animation(.default, value: isFlowing)
            Toggle("Flow", isOn: $isFlowing)
            Button("Another tag") { tags.append("tag \(tags.count)") }
        }
        .padding()
    }
}

#Preview {
    TagCloud()
}
