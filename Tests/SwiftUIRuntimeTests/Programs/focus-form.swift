import SwiftUI

enum AddressField: Int, Hashable, CaseIterable {
    case name, street, city, zip

    var label: String {
        String(describing: self).capitalized
    }
}

struct AddressForm: View {
    @State private var values: [AddressField: String] = [:]
    @FocusState private var focused: AddressField?
    @State private var errors: [AddressField: String] = [:]
    @State private var isSaved = false

    var body: some View {
        NavigationStack {
            Form {
                ForEach(AddressField.allCases, id: \.self) { field in
                    FieldRow(
                        field: field,
                        text: text(for: field),
                        error: errors[field],
                        isFocused: focused == field
                    )
                    .focused($focused, equals: field)
                    .submitLabel(field == .zip ? .done : .next)
                }
            }
            .onSubmit(moveOn)
            .navigationTitle("Address")
            .toolbar {
                ToolbarItemGroup(placement: .keyboard) {
                    Button("Previous") { move(by: -1) }
                        .disabled(focused == AddressField.allCases.first)
                    Button("Next") { move(by: 1) }
                    Spacer()
                    Button("Done") { focused = nil }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save", action: save)
                }
            }
            .alert("Saved", isPresented: $isSaved, actions: {})
            .onChange(of: focused) { old, _ in
                if let old { validate(old) }
            }
        }
    }

    private func text(for field: AddressField) -> Binding<String> {
        Binding {
            values[field, default: ""]
        } set: {
            values[field] = $0
        }
    }

    private func move(by offset: Int) {
        guard let focused else { return }
        self.focused = AddressField(rawValue: focused.rawValue + offset)
    }

    private func moveOn() {
        move(by: 1)
        if focused == nil { save() }
    }

    private func validate(_ field: AddressField) {
        let value = values[field, default: ""]
        switch field {
        case .zip where value.count != 5 || !value.allSatisfy(\.isNumber):
            errors[field] = "Five digits, please."
        case _ where value.isEmpty:
            errors[field] = "Required"
        default:
            errors[field] = nil
        }
    }

    private func save() {
        AddressField.allCases.forEach(validate)
        if let first = AddressField.allCases.first(where: { errors[$0] != nil }) {
            focused = first
        } else {
            isSaved = true
        }
    }
}

struct FieldRow: View {
    let field: AddressField
    @Binding var text: String
    let error: String?
    let isFocused: Bool

    var body: some View {
        VStack(alignment: .leading) {
            TextField(field.label, text: $text, prompt: Text("Enter your \(field.label.lowercased())"))
            if let error, !isFocused {
                Text(error)
                    .font(.caption)
                    .foregroundStyle(.red)
            }
        }
    }
}

#Preview {
    AddressForm()
}
