import SwiftUI

// Controls in a settings form.

enum Flavour: String, CaseIterable, Identifiable {
    case vanilla, chocolate
    var id: String { rawValue }
}

struct Settings: View {
    @State private var name = ""
    @State private var secret = ""
    @State private var notes = "notes"
    @State private var isOn = true
    @State private var volume = 0.5
    @State private var count = 1
    @State private var age = 30
    @State private var flavour = Flavour.vanilla
    @State private var day = Date(timeIntervalSince1970: 0)
    @State private var colour = Color.red
    @State private var amount = 10.0
    @FocusState private var isFocused: Bool

    var body: some View {
        Form {
            Section(header: Text("Text")) {
                TextField("Name", text: $name).textFieldStyle(.roundedBorder).focused($isFocused).submitLabel(.done)
                    .onSubmit { notes = name }
                    .autocapitalization(.none)
                    .disableAutocorrection(true)
                    .keyboardType(.decimalPad)
                    .textContentType(.emailAddress)
                TextField("Amount", value: $amount, format: .number)
                TextField("Old", text: $name, onCommit: { isOn = false })
                TextField("Axis", text: $name, axis: .vertical)
                SecureField("Secret", text: $secret)
                TextEditor(text: $notes)
            }
            Section("Values") {
                Toggle("On", isOn: $isOn).toggleStyle(.switch)
                Toggle(isOn: $isOn) { Text("Also on") }.toggleStyle(SwitchToggleStyle(tint: .red))
                Slider(value: $volume)
                Slider(value: $volume, in: 0...1)
                Slider(value: $volume, in: 0...10, step: 1)
                Stepper("Count \(count)", value: $count, in: 0...10)
                Stepper("Edited", value: $count) { isEditing in print(isEditing ? "begins" : "ends") }
                Stepper(value: $count, in: 0...9) { Text("Limited") } onEditingChanged: { _ in }
                Stepper("Age", onIncrement: { age += 1 }, onDecrement: { age -= 1 })
                ProgressView()
                ProgressView("Loading")
                ProgressView(value: volume).progressViewStyle(.linear)
                ProgressView(value: volume, total: 2).progressViewStyle(CircularProgressViewStyle())
                Gauge(value: volume) { Text("Level") }
            }
            Section {
                Picker("Flavour", selection: $flavour) {
                    ForEach(Flavour.allCases) { flavour in
                        Text(flavour.rawValue.capitalized).tag(flavour)
                    }
                }
                .pickerStyle(.segmented)
                Picker(selection: $flavour, label: Text("Again")) {
                    Text("v").tag(Flavour.vanilla)
                    Text("c").tag(Flavour.chocolate)
                }
                .pickerStyle(MenuPickerStyle())
                .pickerStyle(.inline)
                .pickerStyle(.wheel)
                .pickerStyle(SegmentedPickerStyle())
                Picker(selection: $flavour) { Text("v").tag(Flavour.vanilla) } label: { Text("Third") }
                DatePicker("Day", selection: $day, displayedComponents: .date).datePickerStyle(.compact)
                ColorPicker("Colour", selection: $colour)
            } header: {
                Text("Choice")
            } footer: {
                Text("footer")
            }
            Section {
                LabeledContent("Version", value: "1.0")
                Text("plain")
            }
        }
        .labelsHidden()
        .controlSize(.small)
        .disabled(false)
    }
}
