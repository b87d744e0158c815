import SwiftUI

struct MonthGrid: View {
    @Environment(\.calendar) private var calendar
    @Binding var selection: Date
    let month: Date

    private var days: [Date?] {
        guard
            let interval = calendar.dateInterval(of: .month, for: month),
            let count = calendar.range(of: .day, in: .month, for: month)?.count
        else { return [] }
        let weekday = calendar.component(.weekday, from: interval.start)
        let leading = (weekday - calendar.firstWeekday + 7) % 7
        let dates = (0..<count).compactMap { calendar.date(byAdding: .day, value: $0, to: interval.start) }
        return Array(repeating: nil, count: leading) + dates
    }

    private var symbols: [String] {
        let symbols = calendar.veryShortWeekdaySymbols
        let first = calendar.firstWeekday - 1
        return Array(symbols[first...] + symbols[..<first])
    }

    var body: some View {
        LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 7), spacing: 8) {
            ForEach(Array(symbols.enumerated()), id: \.offset) { _, symbol in
                Text(symbol)
                    .font(.caption.bold())
                    .foregroundStyle(.secondary)
            }
            ForEach(Array(days.enumerated()), id: \.offset) { _, day in
                if let day {
                    DayCell(day: day, isSelected: calendar.isDate(day, inSameDayAs: selection)) {
                        selection = day
                    }
                } else {
                    Color.clear
                }
            }
        }
    }
}

struct DayCell: View {
    @Environment(\.calendar) private var calendar
    let day: Date
    let isSelected: Bool
    let select: () -> Void

    var body: some View {
        Button(action: select) {
            Text("\(calendar.component(.day, from: day))")
                .frame(maxWidth: .infinity, minHeight: 36)
                .background {
                    if isSelected {
                        Circle().fill(.tint)
                    }
                }
                .foregroundStyle(isSelected ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
        }
        .buttonStyle(.plain)
    }
}

struct CalendarScreen: View {
    @Environment(\.calendar) private var calendar
    @State private var month = Date(timeIntervalSince1970: 1_718_000_000)
    @State private var selection = Date(timeIntervalSince1970: 1_718_000_000)

    var body: some View {
        VStack {
            HStack {
                Button { shift(by: -1) } label: { Image(systemName: "chevron.left") }
                Spacer()
                Text(month, format: .dateTime.month(.wide).year())
                    .font(.headline)
                Spacer()
                Button { shift(by: 1) } label: { Image(systemName: "chevron.right") }
            }
            MonthGrid(selection: $selection, month: month)
            Divider()
            Text("Selected: \(selection.formatted(date: .abbreviated, time: .omitted))")
        }
        .padding()
    }

    private func shift(by months: Int) {
        guard let date = calendar.date(byAdding: .month, value: months, to: month) else { return }
        withAnimation(.easeInOut) { month = date }
    }
}

#Preview {
    CalendarScreen()
}
