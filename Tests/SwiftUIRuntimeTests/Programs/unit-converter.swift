import SwiftUI

struct UnitConverter: View {
    enum Kind: String, CaseIterable {
        case temperature = "Temperature"
        case length = "Length"
        case time = "Time"

        var units: [Dimension] {
            switch self {
            case .temperature: [UnitTemperature.celsius, UnitTemperature.fahrenheit, UnitTemperature.kelvin]
            case .length: [UnitLength.meters, UnitLength.kilometers, UnitLength.feet, UnitLength.miles]
            case .time: [UnitDuration.seconds, UnitDuration.minutes, UnitDuration.hours]
            }
        }
    }

    @State private var kind = Kind.temperature
    @State private var input = 100.0
    @State private var from: Dimension = UnitTemperature.celsius
    @State private var to: Dimension = UnitTemperature.fahrenheit
    @FocusState private var isInputFocused: Bool

    private let formatter: MeasurementFormatter = {
        let formatter = MeasurementFormatter()
        formatter.unitOptions = .providedUnit
        formatter.unitStyle = .long
        return formatter
    }()

    private var result: String {
        let measurement = Measurement(value: input, unit: from)
        return formatter.string(from: measurement.converted(to: to))
    }

    var body: some View {
        NavigationStack {
            Form {
                Section("Amount") {
                    TextField("Amount", value: $input, format: .number)
                        .keyboardType(.decimalPad)
                        .focused($isInputFocused)
                }
                Picker("Kind", selection: $kind) {
                    ForEach(Kind.allCases, id: \.self) {
                        Text($0.rawValue)
                    }
                }
                Picker("From", selection: $from) {
                    ForEach(kind.units, id: \.self) {
                        Text(formatter.string(from: $0).capitalized)
                    }
                }
                Picker("To", selection: $to) {
                    ForEach(kind.units, id: \.self) {
                        Text(formatter.string(from: $0).capitalized)
                    }
                }
                Section("Result") {
                    Text(result)
                }
            }
            .navigationTitle("Converter")
            .toolbar {
                if isInputFocused {
                    Button("Done") { isInputFocused = false }
                }
            }
            .onChange(of: kind) {
                from = kind.units[0]
                to = kind.units[1]
            }
        }
    }
}

#Preview {
    UnitConverter()
}
