import SwiftUI

struct Expense: Identifiable {
    enum Category: String, CaseIterable, Identifiable {
        case food, travel, home, fun
        var id: Self { self }

        var color: Color {
            switch self {
            case .food: return .orange
            case .travel: return .blue
            case .home: return .green
            case .fun: return .pink
            }
        }
    }

    let id = UUID()
    var name: String
    var category: Category
    var amount: Double
}

final class ExpenseModel: ObservableObject {
    @Published var expenses = [
        Expense(name: "Groceries", category: .food, amount: 84.20),
        Expense(name: "Train", category: .travel, amount: 42),
        Expense(name: "Paint", category: .home, amount: 31.5),
        Expense(name: "Cinema", category: .fun, amount: 18)
    ]

    var totals: [(category: Expense.Category, total: Double)] {
        let groups = Dictionary(grouping: expenses, by: \.category)
        return Expense.Category.allCases.map { category in
            (category, groups[category, default: []].map(\.amount).reduce(0, +))
        }
    }
}

struct BarChart: View {
    let totals: [(category: Expense.Category, total: Double)]
    @Binding var selection: Expense.Category?

    private var maximum: Double { totals.map(\.total).max() ?? 1 }

    var body: some View {
        GeometryReader { proxy in
            HStack(alignment: .bottom, spacing: 12) {
                ForEach(totals, id: \.category) { entry in
                    VStack(spacing: 4) {
                        Spacer(minLength: 0)
                        Text(entry.total, format: .number.rounded(increment: 1))
                            .font(.caption)
                        RoundedRectangle(cornerRadius: 4)
                            .fill(entry.category.color)
                            .frame(height: max(2, proxy.size.height * 0.7 * entry.total / maximum))
                            .opacity(selection == nil || selection == entry.category ? 1 : 0.3)
                        Text(entry.category.rawValue.capitalized)
                            .font(.caption2)
                    }
                    .frame(maxWidth: .infinity)
                    .onTapGesture {
                        withAnimation {
                            selection = selection == entry.category ? nil : entry.category
                        }
                    }
                }
            }
        }
        .frame(height: 200)
    }
}

struct ExpenseScreen: View {
    @StateObject private var model = ExpenseModel()
    @State private var selection: Expense.Category?
    @State private var isAdding = false

    private var visible: [Expense] {
        guard let selection else { return model.expenses }
        return model.expenses.filter { $0.category == selection }
    }

    var body: some View {
        NavigationView {
            VStack {
                BarChart(totals: model.totals, selection: $selection)
                    .padding()
                List(visible) { expense in
                    HStack {
                        Circle().fill(expense.category.color).frame(width: 10)
                        Text(expense.name)
                        Spacer()
                        Text("\(expense.amount, specifier: "%.2f") €")
                    }
                }
            }
            .navigationBarTitle("Expenses", displayMode: .inline)
            .navigationBarItems(trailing: Button(action: { isAdding = true }) {
                Image(systemName: "plus")
            })
            .sheet(isPresented: $isAdding) {
                AddExpense { model.expenses.append($0) }
            }
        }
    }
}

struct AddExpense: View {
    @Environment(\.presentationMode) private var presentationMode
    @State private var name = ""
    @State private var category = Expense.Category.food
    @State private var amount = 10.0
    let onSave: (Expense) -> Void

    var body: some View {
        Form {
            TextField("What for?", text: $name)
            Picker("Category", selection: $category) {
                ForEach(Expense.Category.allCases) { Text($0.rawValue).tag($0) }
            }
            Stepper("\(amount, specifier: "%.0f") €", value: $amount, in: 1...500, step: 5)
            Button("Save") {
                onSave(Expense(name: name, category: category, amount: amount))
                presentationMode.wrappedValue.dismiss()
            }
            .disabled(name.isEmpty)
        }
    }
}

#Preview {
    ExpenseScreen()
}
