import SwiftUI

struct Dish: Identifiable, Hashable {
    let name: String
    var price: Double
    var isVegan = false

    var id: String { name }

    func vegan() -> Dish {
        var copy = self
        copy.isVegan = true
        return copy
    }
}

struct Course: Identifiable {
    let title: String
    let dishes: [Dish]
    var id: String { title }

    init(_ title: String, @DishBuilder dishes: () -> [Dish]) {
        self.title = title
        self.dishes = dishes()
    }
}

@resultBuilder
enum DishBuilder {
    static func buildExpression(_ expression: Dish) -> [Dish] { [expression] }
    static func buildExpression(_ expression: (String, Double)) -> [Dish] {
        [Dish(name: expression.0, price: expression.1)]
    }
    static func buildBlock(_ components: [Dish]...) -> [Dish] { components.flatMap { $0 } }
    static func buildOptional(_ component: [Dish]?) -> [Dish] { component ?? [] }
    static func buildEither(first component: [Dish]) -> [Dish] { component }
    static func buildEither(second component: [Dish]) -> [Dish] { component }
    static func buildArray(_ components: [[Dish]]) -> [Dish] { components.flatMap { $0 } }
}

@resultBuilder
struct CourseBuilder {
    static func buildBlock(_ courses: Course...) -> [Course] { courses }
}

func makeMenu(@CourseBuilder _ content: () -> [Course]) -> [Course] {
    content()
}

struct DishRow: View {
    let dish: Dish
    @Binding var order: [Dish: Int]

    var body: some View {
        HStack {
            Text(dish.name)
            if dish.isVegan {
                Image(systemName: "leaf").foregroundStyle(.green)
            }
            Spacer()
            if let count = order[dish] {
                Text("\(count) ×").foregroundStyle(.secondary)
            }
            Button(dish.price.formatted(.currency(code: "EUR"))) {
                order[dish, default: 0] += 1
            }
            .buttonStyle(.bordered)
        }
    }
}

struct MenuScreen: View {
    @State private var isLunch = true
    @State private var order: [Dish: Int] = [:]

    private var menu: [Course] {
        makeMenu {
            Course("Starters") {
                Dish(name: "Soup", price: 5.5).vegan()
                ("Bread", 2)
                if isLunch {
                    Dish(name: "Salad", price: 6).vegan()
                }
            }
            Course("Mains") {
                if isLunch {
                    Dish(name: "Noodles", price: 9)
                } else {
                    Dish(name: "Roast", price: 17)
                    Dish(name: "Curry", price: 14).vegan()
                }
            }
            Course("Ice cream") {
                for flavour in ["Vanilla", "Lemon"] {
                    Dish(name: flavour, price: 3)
                }
            }
        }
    }

    private var total: Double {
        order.reduce(0) { $0 + $1.key.price * Double($1.value) }
    }

    var body: some View {
        List {
            Toggle("Lunch", isOn: $isLunch.animation())
            ForEach(menu) { course in
                Section(course.title) {
                    ForEach(course.dishes) { dish in
                        DishRow(dish: dish, order: $order)
                    }
                }
            }
            Section {
                HStack {
                    Text("Total")
                    Spacer()
                    Text(total, format: .currency(code: "EUR"))
                }
                Button("Order") { order = [:] }
                    .disabled(order.isEmpty)
            }
        }
        .listStyle(.insetGrouped)
    }
}

#Preview {
    MenuScreen()
}
