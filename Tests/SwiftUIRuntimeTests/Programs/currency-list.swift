import SwiftUI

struct Currency: Identifiable, Comparable {
    let code: String
    let rate: Double

    var id: String { code }

    static func < (lhs: Currency, rhs: Currency) -> Bool { lhs.code < rhs.code }
}

@MainActor
final class RatesModel: ObservableObject {
    enum Order: String, CaseIterable, Identifiable {
        case code, rate
        var id: Self { self }
    }

    @Published var base = 1.0
    @Published var order = Order.code
    @Published private(set) var rates: [Currency] = []
    @Published private(set) var updatedAt: Date?

    var sorted: [Currency] {
        switch order {
        case .code: rates.sorted()
        case .rate: rates.sorted { $0.rate > $1.rate }
        }
    }

    func refresh() async {
        try? await Task.sleep(for: .milliseconds(500))
        rates = [
            Currency(code: "USD", rate: 1.08), Currency(code: "GBP", rate: 0.85),
            Currency(code: "JPY", rate: 169.2), Currency(code: "SEK", rate: 11.4)
        ]
        updatedAt = .now
    }
}

struct RateRow: View {
    let currency: Currency
    let amount: Double

    var body: some View {
        LabeledContent {
            Text(amount * currency.rate, format: .currency(code: currency.code))
                .monospacedDigit()
        } label: {
            VStack(alignment: .leading) {
                Text(currency.code).bold()
                Text(currency.rate.formatted(.number.precision(.significantDigits(3))))
                    .font(.caption)
                    .foregroundStyle(.secondary)
            }
        }
    }
}

struct CurrencyList: View {
    @StateObject private var model = RatesModel()

    var body: some View {
        NavigationStack {
            List {
                Section {
                    HStack {
                        Text("€")
                        TextField("Amount", value: $model.base, format: .number.precision(.fractionLength(2)))
                    }
                    Slider(value: $model.base, in: 0...100, step: 1)
                }
                Section {
                    if model.rates.isEmpty {
                        ForEach(0..<3, id: \.self) { _ in
                            RateRow(currency: Currency(code: "XXX", rate: 1), amount: 1)
                        }
                        .redacted(reason: .placeholder)
                    }
                    ForEach(model.sorted) { currency in
                        RateRow(currency: currency, amount: model.base)
                    }
                } footer: {
                    if let updatedAt = model.updatedAt {
                        Text("Updated \(updatedAt, style: .time)")
                    }
                }
            }
            .navigationTitle("Rates")
            .toolbar {
                Menu("Sort", systemImage: "arrow.up.arrow.down") {
                    Picker("Order", selection: $model.order) {
                        ForEach(RatesModel.Order.allCases) { order in
                            Text(order.rawValue.capitalized)
                        }
                    }
                }
            }
            .refreshable { await model.refresh() }
            .task { await model.refresh() }
        }
    }
}

#Preview {
    CurrencyList()
}
