import SwiftUI

struct Planet: Identifiable, Hashable {
    var id: String { name }
    let name: String
    let moons: [String]
    let radius: Measurement<UnitLength>
}

extension Planet {
    static let all = [
        Planet(name: "Earth", moons: ["Moon"], radius: .init(value: 6_371, unit: .kilometers)),
        Planet(name: "Mars", moons: ["Phobos", "Deimos"], radius: .init(value: 3_390, unit: .kilometers)),
        Planet(name: "Venus", moons: [], radius: .init(value: 6_052, unit: .kilometers))
    ]
}

struct PlanetBrowser: View {
    @State private var selection: Planet.ID?
    @State private var favourites: Set<Planet.ID> = []
    @State private var visibility = NavigationSplitViewVisibility.all

    private var selectedPlanet: Planet? {
        Planet.all.first { $0.id == selection }
    }

    var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
            List(Planet.all, selection: $selection) { planet in
                PlanetRow(planet: planet, isFavourite: favourites.contains(planet.id))
                    .swipeActions(edge: .leading) {
                        Button("Favourite", systemImage: "star") { toggle(planet) }
                            .tint(.yellow)
                    }
            }
            .navigationTitle("Planets")
        } detail: {
            if let planet = selectedPlanet {
                PlanetDetail(planet: planet, isFavourite: binding(for: planet))
                    .id(planet.id)
            } else {
                ContentUnavailableView(
                    "No planet",
                    systemImage: "globe",
                    description: Text("Choose one on the left.")
                )
            }
        }
    }

    private func toggle(_ planet: Planet) {
        if favourites.remove(planet.id) == nil {
            favourites.insert(planet.id)
        }
    }

    private func binding(for planet: Planet) -> Binding<Bool> {
        Binding {
            favourites.contains(planet.id)
        } set: { isFavourite in
            if isFavourite {
                favourites.insert(planet.id)
            } else {
                favourites.remove(planet.id)
            }
        }
    }
}

struct PlanetRow: View {
    let planet: Planet
    let isFavourite: Bool

    var body: some View {
        HStack {
            Text(planet.name)
            Spacer()
            if isFavourite {
                Image(systemName: "star.fill").foregroundStyle(.yellow)
            }
            Text("^[\(planet.moons.count) moon](inflect: true)")
                .foregroundStyle(.secondary)
        }
    }
}

struct PlanetDetail: View {
    let planet: Planet
    @Binding var isFavourite: Bool
    @State private var isShowingMoons = false

    var body: some View {
        List {
            Section {
                LabeledContent("Radius", value: planet.radius.value.formatted())
                Toggle("Favourite", isOn: $isFavourite)
            }
            DisclosureGroup("Moons", isExpanded: $isShowingMoons) {
                if planet.moons.isEmpty {
                    Text("None").italic()
                }
                ForEach(planet.moons, id: \.self, content: Text.init)
            }
        }
        .navigationTitle(planet.name)
        .navigationBarTitleDisplayMode(.inline)
    }
}

#Preview {
    PlanetBrowser()
}
