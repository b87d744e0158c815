import SwiftUI

struct Forecast: Identifiable {
    enum Condition: String {
        case sun = "sun.max.fill"
        case cloud = "cloud.fill"
        case rain = "cloud.rain.fill"
        case snow = "snowflake"
    }

    let id = UUID()
    let city: String
    let condition: Condition
    let celsius: Double
    let hours: [Double]
}

struct TemperatureText: View {
    @AppStorage("usesFahrenheit") private var usesFahrenheit = false
    let celsius: Double

    var body: some View {
        let value = usesFahrenheit ? celsius * 9 / 5 + 32 : celsius
        Text("\(Int(value.rounded()))°\(usesFahrenheit ? "F" : "C")")
    }
}

struct Sparkline: Shape {
    var values: [Double]

    func path(in rect: CGRect) -> Path {
        guard let low = values.min(), let high = values.max(), values.count > 1, high > low else {
            return Path()
        }
        return Path { path in
            for (index, value) in values.enumerated() {
                let x = rect.width * CGFloat(index) / CGFloat(values.count - 1)
                let y = rect.height * (1 - CGFloat((value - low) / (high - low)))
                let point = CGPoint(x: rect.minX + x, y: rect.minY + y)
                if index == 0 {
                    path.move(to: point)
                } else {
                    path.addLine(to: point)
                }
            }
        }
    }
}

struct WeatherCard: View {
    let forecast: Forecast
    @State private var isFlipped = false

    private var gradient: LinearGradient {
        let colors: [Color] = switch forecast.condition {
        case .sun: [.yellow, .orange]
        case .cloud: [.gray, .white]
        case .rain: [.blue, .gray]
        case .snow: [.white, .cyan]
        }
        return LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom)
    }

    var body: some View {
        VStack {
            if isFlipped {
                Sparkline(values: forecast.hours)
                    .stroke(.white, lineWidth: 2)
                    .frame(height: 60)
            } else {
                Image(systemName: forecast.condition.rawValue)
                    .symbolRenderingMode(.multicolor)
                    .font(.system(size: 50))
                TemperatureText(celsius: forecast.celsius)
                    .font(.system(.largeTitle, design: .rounded))
            }
            Text(forecast.city)
                .font(.headline)
        }
        .frame(width: 160, height: 180)
        .background(gradient)
        .clipShape(RoundedRectangle(cornerRadius: 24))
        .rotation3DEffect(.degrees(isFlipped ? 360 : 0), axis: (x: 0, y: 1, z: 0))
        .onTapGesture {
            withAnimation(.easeInOut(duration: 0.6)) { isFlipped.toggle() }
        }
    }
}

struct WeatherScreen: View {
    @AppStorage("usesFahrenheit") private var usesFahrenheit = false

    private let forecasts = [
        Forecast(city: "Lisbon", condition: .sun, celsius: 24, hours: [18, 21, 24, 22]),
        Forecast(city: "Bergen", condition: .rain, celsius: 9, hours: [8, 9, 9, 7]),
        Forecast(city: "Davos", condition: .snow, celsius: -4, hours: [-9, -6, -4, -5])
    ]

    var body: some View {
        ScrollView(.horizontal) {
            HStack(spacing: 16) {
                ForEach(forecasts) { forecast in
                    WeatherCard(forecast: forecast)
                        .scrollTransition { content, phase in
                            content
                                .opacity(phase.isIdentity ? 1 : 0.5)
                                .scaleEffect(phase.isIdentity ? 1 : 0.9)
                        }
                }
            }
            .scrollTargetLayout()
            .padding()
        }
        .scrollTargetBehavior(.viewAligned)
        .scrollIndicators(.hidden)
        .overlay(alignment: .bottom) {
            Toggle("Fahrenheit", isOn: $usesFahrenheit)
                .padding()
        }
    }
}

#Preview {
    WeatherScreen()
}
