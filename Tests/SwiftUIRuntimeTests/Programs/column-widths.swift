import SwiftUI

struct ColumnWidthKey: PreferenceKey {
    static let defaultValue: [Int: CGFloat] = [:]

    static func reduce(value: inout [Int: CGFloat], nextValue: () -> [Int: CGFloat]) {
        value.merge(nextValue(), uniquingKeysWith: max)
    }
}

struct ColumnCell: ViewModifier {
    let column: Int
    let widths: [Int: CGFloat]

    func body(content: Content) -> some View {
        content
            .background(
                GeometryReader { proxy in
                    Color.clear.preference(key: ColumnWidthKey.self, value: [column: proxy.size.width])
                }
            )
            .frame(width: widths[column], alignment: .leading)
    }
}

extension View {
    func column(_ column: Int, widths: [Int: CGFloat]) -> some View {
        modifier(ColumnCell(column: column, widths: widths))
    }
}

struct TableRow: View {
    let cells: [String]
    let widths: [Int: CGFloat]

    var body: some View {
        HStack(spacing: 12) {
            ForEach(Array(cells.enumerated()), id: \.offset) { index, cell in
                Text(cell)
                    .lineLimit(1)
                    .fixedSize()
                    .column(index, widths: widths)
            }
        }
    }
}

struct FittedTable: View {
    @State private var widths: [Int: CGFloat] = [:]
    @State private var rows = [
        ["Name", "Role", "Since"],
        ["Ida", "Design", "2019"],
        ["Konstantin", "Code", "2021"]
    ]

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            ForEach(rows.indices, id: \.self) { index in
                TableRow(cells: rows[index], widths: widths)
                    .fontWeight(index == 0 ? .bold : nil)
            }
            Button("Hire") {
                rows.append(["Maximiliane", "Operations", "2024"])
            }
            Text("Widest name: \(Int(widths[0] ?? 0))")
                .font(.caption)
        }
        .onPreferenceChange(ColumnWidthKey.self) { widths = $0 }
        .padding()
    }
}

#Preview {
    FittedTable()
}
