import SwiftUI

struct Recipe {
    struct Ingredient: Identifiable {
        let name: String
        let grams: Double
        var id: String { name }
    }

    let title: String
    let servings: Int
    let ingredients: [Ingredient]
    let steps: [String]

    static let pancakes = Recipe(
        title: "Pancakes",
        servings: 2,
        ingredients: [
            Ingredient(name: "Flour", grams: 125),
            Ingredient(name: "Milk", grams: 250),
            Ingredient(name: "Butter", grams: 20)
        ],
        steps: ["Mix flour and milk.", "Let the dough rest.", "Melt the butter.", "Fry in a hot pan."]
    )
}

struct RecipeView: View {
    let recipe: Recipe

    @State private var servings: Int
    @State private var done: Set<Int> = []
    @State private var isShowingIngredients = true

    init(recipe: Recipe) {
        self.recipe = recipe
        _servings = State(initialValue: recipe.servings)
    }

    private var factor: Double { Double(servings) / Double(recipe.servings) }
    private var nextStep: Int? { recipe.steps.indices.first { !done.contains($0) } }

    var body: some View {
        List {
            Section(isExpanded: $isShowingIngredients) {
                Stepper("Serves \(servings)", value: $servings, in: 1...12)
                ForEach(recipe.ingredients) { ingredient in
                    IngredientRow(name: ingredient.name, grams: ingredient.grams * factor)
                }
            } header: {
                Text("Ingredients")
            }
            Section {
                ForEach(Array(recipe.steps.enumerated()), id: \.offset) { index, text in
                    StepRow(number: index + 1, text: text, isDone: done.contains(index), isNext: index == nextStep)
                        .onTapGesture { done.formSymmetricDifference([index]) }
                }
            } header: {
                HStack {
                    Text("Steps")
                    Spacer()
                    Button("Start again") { done = [] }
                        .font(.caption)
                }
            }
        }
        .listStyle(.sidebar)
        .navigationTitle(recipe.title)
        .overlay {
            if done.count == recipe.steps.count {
                Text("Enjoy!")
                    .font(.largeTitle)
                    .padding()
                    .background(.regularMaterial, in: Capsule())
                    .transition(.scale)
            }
        }
        .animation(.bouncy, value: done)
        .sensoryFeedback(.success, trigger: done.count == recipe.steps.count)
    }
}

struct IngredientRow: View {
    let name: String
    let grams: Double

    var body: some View {
        HStack {
            Text(name)
            Spacer()
            Text("\(grams.formatted(.number.precision(.fractionLength(0)))) g")
                .foregroundStyle(.secondary)
        }
    }
}

struct StepRow: View {
    let number: Int
    let text: String
    let isDone: Bool
    let isNext: Bool

    var body: some View {
        HStack(alignment: .firstTextBaseline) {
            Image(systemName: isDone ? "checkmark.circle.fill" : "\(number).circle")
            Text(text)
                .fontWeight(isNext ? .semibold : .regular)
                .strikethrough(isDone, color: .secondary)
        }
        .listRowBackground(isNext ? Color.yellow.opacity(0.2) : nil)
        .listRowSeparator(.hidden)
    }
}

#Preview {
    NavigationStack {
        RecipeView(recipe: .pancakes)
    }
}
