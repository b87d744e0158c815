import SwiftUI

struct Reading: Identifiable {
    let id: Int
    let level: Int
    let takenAt: Date
}

actor Sensor {
    private var count = 0

    func read() async -> Reading {
        count += 1
        try? await Task.sleep(nanoseconds: 800_000_000)
        return Reading(id: count, level: 40 + count * 3, takenAt: Date())
    }
}

@MainActor
class SensorModel: ObservableObject {
    @Published var readings = [Reading]()
    @Published var isStale = true
    private let sensor = Sensor()

    func refresh() async {
        async let first = sensor.read()
        async let second = sensor.read()
        let new = await [first, second]
        readings.insert(contentsOf: new.sorted { $0.id > $1.id }, at: 0)
        isStale = false
    }
}

struct LevelBar: View {
    let level: Int

    var body: some View {
        Gauge(value: Double(level), in: 0...100) {
            Text("Level")
        } currentValueLabel: {
            Text("\(level)")
        }
        .gaugeStyle(.accessoryLinear)
        .tint(Gradient(colors: [.green, .yellow, .red]))
    }
}

struct SensorView: View {
    @StateObject private var model = SensorModel()
    @Environment(\.refresh) private var refresh

    var body: some View {
        NavigationStack {
            List {
                if model.isStale {
                    Text("Pull down to read the sensors.")
                        .foregroundStyle(.secondary)
                }
                ForEach(model.readings) { reading in
                    HStack {
                        Text("No. \(reading.id)")
                        LevelBar(level: reading.level)
                    }
                }
                RetryRow()
            }
            .navigationTitle("Sensors")
            .refreshable { await model.refresh() }
        }
    }
}

struct RetryRow: View {
    @Environment(\.refresh) private var refresh
    @State private var isRefreshing = false

    var body: some View {
        if let refresh {
            Button(isRefreshing ? "Reading…" : "Read now") {
                isRefreshing = true
                Task {
                    await refresh()
                    isRefreshing = false
                }
            }
            .disabled(isRefreshing)
        }
    }
}

#Preview {
    SensorView()
}
