import SwiftUI

struct Day: Hashable, Identifiable {
    let number: Int
    var id: Int { number }
    var name: String { "Day \(number)" }
}

struct DayLink: View {
    let day: Day

    var body: some View {
        NavigationLink {
            DayDetail(day: day)
        } label: {
            Text("\(day.number)")
                .frame(maxWidth: .infinity, minHeight: 44)
                .background(.blue.opacity(0.1))
        }
    }
}

struct DayDetail: View {
    let day: Day

    init(day: Day) {
        self.day = day
    }

    var body: some View {
        Text(day.name)
            .font(.largeTitle)
            .navigationTitle(day.name)
    }
}

struct CalendarOfLinks: View {
    private let days = (1...365).map(Day.init)
    private let columns = Array(repeating: GridItem(.flexible(), spacing: 4), count: 7)

    @State private var isAtEnd = false

    var body: some View {
        NavigationView {
            ScrollViewReader { proxy in
                ScrollView {
                    LazyVGrid(columns: columns, spacing: 4) {
                        ForEach(days) { day in
                            DayLink(day: day)
                                .id(day.id)
                        }
                    }
                    .padding(4)
                }
                .onAppear {
                    guard !isAtEnd, let last = days.last else { return }
                    proxy.scrollTo(last.id, anchor: .bottom)
                    isAtEnd = true
                }
                .toolbar {
                    Button("First") { withAnimation { proxy.scrollTo(1, anchor: .top) } }
                }
            }
            .navigationTitle("Year")
        }
    }
}

#Preview {
    CalendarOfLinks()
}
