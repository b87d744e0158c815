import SwiftUI

struct Bike: Identifiable, Hashable {
    enum Kind: String, CaseIterable { case city, road, gravel }
    enum Size: String, CaseIterable { case s = "S", m = "M", l = "L" }

    let id: Int
    let name: String
    let kind: Kind
    let size: Size
    let price: Int
}

struct Filters: Equatable {
    var kinds: Set<Bike.Kind> = []
    var sizes: Set<Bike.Size> = []
    var maximumPrice = 3_000.0
    var text = ""

    var isActive: Bool { self != Filters() }

    func callAsFunction(_ bike: Bike) -> Bool {
        (kinds.isEmpty || kinds.contains(bike.kind))
            && (sizes.isEmpty || sizes.contains(bike.size))
            && Double(bike.price) <= maximumPrice
            && (text.isEmpty || bike.name.localizedStandardContains(text))
    }
}

struct FacetMenu<Value: Hashable & CaseIterable & RawRepresentable>: View
where Value.RawValue == String, Value.AllCases: RandomAccessCollection {
    let title: LocalizedStringKey
    @Binding var selection: Set<Value>

    var body: some View {
        Menu {
            ForEach(Value.allCases, id: \.self) { value in
                Toggle(value.rawValue.capitalized, isOn: isSelected(value))
            }
            Divider()
            Button("Clear", role: .destructive) { selection.removeAll() }
        } label: {
            HStack {
                Text(title)
                if !selection.isEmpty {
                    Text("\(selection.count)")
                        .padding(.horizontal, 6)
                        .background(.tint, in: .capsule)
                }
            }
        }
        .menuStyle(.button)
    }

    private func isSelected(_ value: Value) -> Binding<Bool> {
        .init(
            get: { selection.contains(value) },
            set: { isOn in
                if isOn { selection.insert(value) } else { selection.remove(value) }
            }
        )
    }
}

struct FilterBar: View {
    @Binding var filters: Filters

    var body: some View {
        VStack {
            HStack {
                FacetMenu(title: "Kind", selection: $filters.kinds)
                FacetMenu(title: "Size", selection: $filters.sizes)
                Spacer()
                Button("Reset") { filters = Filters() }
                    .disabled(!filters.isActive)
            }
            Slider(value: $filters.maximumPrice, in: 500...3_000, step: 100) {
                Text("Up to")
            } minimumValueLabel: {
                Text("500")
            } maximumValueLabel: {
                Text("3000")
            }
        }
        .padding(.horizontal)
    }
}

struct BikeRow: View {
    let bike: Bike

    var body: some View {
        HStack {
            VStack(alignment: .leading) {
                Text(bike.name)
                Text("\(bike.kind.rawValue), \(bike.size.rawValue)")
                    .font(.caption)
            }
            Spacer()
            Text(bike.price, format: .currency(code: "EUR").precision(.fractionLength(0)))
        }
    }
}

struct BikeShop: View {
    @State private var filters = Filters()
    @State private var sortOrder = [KeyPathComparator(\Bike.price)]

    private let bikes = [
        Bike(id: 1, name: "Breeze", kind: .city, size: .m, price: 700),
        Bike(id: 2, name: "Swift", kind: .road, size: .l, price: 2_400),
        Bike(id: 3, name: "Pebble", kind: .gravel, size: .s, price: 1_800),
        Bike(id: 4, name: "Harbour", kind: .city, size: .l, price: 950)
    ]

    private var visible: [Bike] {
        bikes.filter { filters($0) }.sorted(using: sortOrder)
    }

    var body: some View {
        NavigationStack {
            List {
                Section {
                    ForEach(visible) { BikeRow(bike: $0) }
                } header: {
                    FilterBar(filters: $filters)
                        .textCase(nil)
                } footer: {
                    Text("\(visible.count) of \(bikes.count)")
                }
            }
            .searchable(text: $filters.text)
            .navigationTitle("Bikes")
            .toolbar {
                Button("Dearest first") {
                    sortOrder = [KeyPathComparator(\.price, order: .reverse)]
                }
            }
        }
    }
}

#Preview {
    BikeShop()
}
