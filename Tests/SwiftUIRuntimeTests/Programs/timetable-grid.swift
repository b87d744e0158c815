import SwiftUI

struct Lesson: Identifiable {
    let id: Int
    var subject: String
    var room: String?
}

struct TimetableCell: View {
    let lesson: Lesson?

    var body: some View {
        if let lesson {
            VStack {
                Text(lesson.subject).bold()
                if let room = lesson.room {
                    Text(room).font(.caption2)
                }
            }
            .padding(4)
        } else {
            Color.clear
                .gridCellUnsizedAxes([.horizontal, .vertical])
        }
    }
}

struct Timetable: View {
    @State private var lessons: [String: [Lesson?]] = [
        "Mon": [Lesson(id: 1, subject: "Maths", room: "12"), nil, Lesson(id: 2, subject: "Art")],
        "Tue": [nil, Lesson(id: 3, subject: "Music", room: "Hall"), Lesson(id: 4, subject: "Maths", room: "12")]
    ]
    private let days = ["Mon", "Tue"]
    private let hours = ["8:00", "9:00", "10:00"]

    var body: some View {
        VStack {
            Grid(alignment: .center, horizontalSpacing: 16, verticalSpacing: 8) {
                GridRow {
                    Text("")
                    ForEach(days, id: \.self) { Text($0).font(.headline) }
                }
                Divider()
                    .gridCellUnsizedAxes(.horizontal)
                ForEach(hours.indices, id: \.self) { hour in
                    GridRow(alignment: .top) {
                        Text(hours[hour])
                            .foregroundStyle(.secondary)
                            .gridColumnAlignment(.trailing)
                        ForEach(days, id: \.self) { day in
                            TimetableCell(lesson: lessons[day]?[hour])
                        }
                    }
                }
                GridRow {
                    Text("Free afternoon")
                        .gridCellColumns(3)
                }
            }
            Button("Move art to room 7") {
                lessons["Mon"]?[2]?.room = "7"
            }
        }
        .padding()
    }
}

#Preview {
    Timetable()
}
