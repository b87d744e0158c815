import SwiftUI

// Scroll views, lazy stacks and grids.

struct Feed: View {
    let columns = [GridItem(.flexible()), GridItem(.fixed(40)), GridItem(.adaptive(minimum: 20))]
    @State private var position: Int? = 0
    var body: some View {
        ScrollViewReader { proxy in
            VStack {
                Button("End") { withAnimation { proxy.scrollTo(49, anchor: .bottom) } }
                ScrollView {
                    LazyVStack {
                        ForEach(0..<50) { index in Text("row \(index)").id(index) }
                    }
                    .scrollTargetLayout()
                }
                .frame(height: 100)
                .scrollIndicators(.hidden)
                .scrollTargetBehavior(.viewAligned)
                .scrollBounceBehavior(.basedOnSize)
                .scrollPosition(id: $position)
                ScrollView(.horizontal) {
                    LazyHStack { ForEach(0..<5) { Text("\($0)").containerRelativeFrame(.horizontal) } }
                }
                ScrollView(.vertical, showsIndicators: true) {
                    LazyVStack(alignment: .leading, spacing: 2, pinnedViews: [.sectionHeaders]) {
                        Section(header: Text("head")) { Text("row") }
                    }
                    LazyVStack(spacing: 4) { Text("lazy") }
                    LazyVStack(alignment: .leading, spacing: 2) { Text("lazier") }
                    LazyVGrid(columns: columns) { ForEach(0..<6) { Text("cell \($0)") } }
                    LazyVGrid(columns: columns, spacing: 4) { ForEach(0..<6) { Text("cell \($0)") } }
                    LazyHGrid(rows: [GridItem(.flexible())], alignment: .top) { ForEach(0..<3) { Text("h \($0)") } }
                }
                Grid {
                    GridRow {
                        Text("a").gridColumnAlignment(.leading)
                        Text("b").gridCellAnchor(.center)
                    }
                    GridRow { Text("wide").gridCellColumns(2) }
                    Divider().gridCellUnsizedAxes(.horizontal)
                }
            }
        }
        .safeAreaInset(edge: .bottom) { Text("bar") }
    }
}
