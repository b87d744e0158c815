import SwiftUI

struct Habit: Identifiable, Codable, Hashable {
    var id = UUID()
    var name: String
    var days: [Bool] = Array(repeating: false, count: 7)

    var streak: Int {
        days.reversed().prefix { $0 }.count
    }

    var completion: Double {
        Double(days.filter { $0 }.count) / Double(days.count)
    }
}

@MainActor
class HabitStore: ObservableObject {
    @Published var habits: [Habit] = [] {
        didSet { save() }
    }
    private let key = "habits"

    init() {
        if let data = UserDefaults.standard.data(forKey: key),
           let decoded = try? JSONDecoder().decode([Habit].self, from: data) {
            habits = decoded
        } else {
            habits = [Habit(name: "Read"), Habit(name: "Walk"), Habit(name: "Practise")]
        }
    }

    private func save() {
        if let data = try? JSONEncoder().encode(habits) {
            UserDefaults.standard.set(data, forKey: key)
        }
    }
}

struct HabitGrid: View {
    @Binding var habit: Habit

    var body: some View {
        VStack(alignment: .leading) {
            HStack {
                Text(habit.name).font(.headline)
                Spacer()
                if habit.streak > 1 {
                    Label("\(habit.streak)", systemImage: "flame")
                        .foregroundStyle(.orange)
                }
            }
            HStack {
                ForEach($habit.days.indices, id: \.self) { day in
                    DayDot(isDone: $habit.days[day])
                }
            }
            ProgressView(value: habit.completion)
                .tint(habit.completion == 1 ? .green : .accentColor)
        }
        .padding(.vertical, 4)
    }
}

struct DayDot: View {
    @Binding var isDone: Bool

    var body: some View {
        Circle()
            .fill(isDone ? .green : .gray.opacity(0.3))
            .frame(width: 28, height: 28)
            .onTapGesture { isDone.toggle() }
            .accessibilityAddTraits(isDone ? [.isButton, .isSelected] : .isButton)
    }
}

struct HabitScreen: View {
    @StateObject private var store = HabitStore()
    @State private var isAdding = false
    @State private var newName = ""

    var body: some View {
        NavigationStack {
            List {
                ForEach($store.habits) { $habit in
                    HabitGrid(habit: $habit)
                }
                .onDelete { store.habits.remove(atOffsets: $0) }
            }
            .navigationTitle("Habits")
            .toolbar {
                Button("Add", systemImage: "plus") { isAdding = true }
            }
            .alert("New habit", isPresented: $isAdding) {
                TextField("Name", text: $newName)
                Button("Add") {
                    store.habits.append(Habit(name: newName))
                    newName = ""
                }
                Button("Cancel", role: .cancel) { newName = "" }
            }
        }
    }
}

#Preview {
    HabitScreen()
}
