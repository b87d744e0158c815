import SwiftUI

enum Appearance: String, CaseIterable, Identifiable {
    case system, light, dark
    var id: Self { self }

    var colorScheme: ColorScheme? {
        switch self {
        case .system: nil
        case .light: .light
        case .dark: .dark
        }
    }
}

struct SettingsForm: View {
    @AppStorage("username") private var username = "Guest"
    @AppStorage("appearance") private var appearance = Appearance.system
    @AppStorage("notifications") private var notificationsEnabled = true
    @AppStorage("volume") private var volume = 0.6

    @State private var reminder = Date(timeIntervalSince1970: 1_700_000_000)
    @State private var quietDays: Set<Int> = [6, 7]
    @State private var isConfirmingReset = false

    private let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    TextField("Name", text: $username)
                        .autocorrectionDisabled()
                    Picker("Appearance", selection: $appearance) {
                        ForEach(Appearance.allCases) { appearance in
                            Text(appearance.rawValue.capitalized).tag(appearance)
                        }
                    }
                    .pickerStyle(.segmented)
                } header: {
                    Text("Profile")
                } footer: {
                    Text("Shown to the people you share with.")
                }

                Section("Notifications") {
                    Toggle("Allow notifications", isOn: $notificationsEnabled.animation())
                    if notificationsEnabled {
                        DatePicker("Remind me at", selection: $reminder, displayedComponents: .hourAndMinute)
                        NavigationLink("Quiet days") {
                            QuietDays(days: weekdays, selection: $quietDays)
                        }
                        .badge(quietDays.count)
                    }
                }

                Section("Sound") {
                    Slider(value: $volume, in: 0...1) {
                        Text("Volume")
                    } minimumValueLabel: {
                        Image(systemName: "speaker")
                    } maximumValueLabel: {
                        Image(systemName: "speaker.wave.3")
                    }
                    LabeledContent("Volume", value: volume, format: .percent.precision(.fractionLength(0)))
                }

                Section {
                    Button("Reset all settings", role: .destructive) {
                        isConfirmingReset = true
                    }
                }
            }
            .navigationTitle("Settings")
            .confirmationDialog("Reset all settings?", isPresented: $isConfirmingReset, titleVisibility: .visible) {
                Button("Reset", role: .destructive, action: reset)
                Button("Cancel", role: .cancel) {}
            } message: {
                Text("This cannot be undone.")
            }
        }
        .preferredColorScheme(appearance.colorScheme)
    }

    private func reset() {
        username = "Guest"
        appearance = .system
        notificationsEnabled = true
        volume = 0.6
        quietDays = [6, 7]
    }
}

struct QuietDays: View {
    let days: [String]
    @Binding var selection: Set<Int>

    var body: some View {
        List {
            ForEach(Array(days.enumerated()), id: \.offset) { offset, day in
                Button {
                    let number = offset + 1
                    if selection.contains(number) {
                        selection.remove(number)
                    } else {
                        selection.insert(number)
                    }
                } label: {
                    HStack {
                        Text(day)
                        Spacer()
                        if selection.contains(offset + 1) {
                            Image(systemName: "checkmark").foregroundStyle(.tint)
                        }
                    }
                }
            }
        }
        .navigationTitle("Quiet days")
    }
}

#Preview {
    SettingsForm()
}
