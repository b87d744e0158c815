import SwiftUI

@Observable
final class Contact: Identifiable {
    var firstName: String
    var lastName: String
    var phones: [Phone]
    var address: Address?
    var isFavourite = false

    struct Phone: Identifiable, Hashable {
        enum Label: String, CaseIterable { case mobile, home, work }

        let id = UUID()
        var label = Label.mobile
        var number = ""
    }

    struct Address: Equatable {
        var street = ""
        var city = ""
    }

    init(firstName: String, lastName: String, phones: [Phone] = [], address: Address? = nil) {
        self.firstName = firstName
        self.lastName = lastName
        self.phones = phones
        self.address = address
    }

    var fullName: String { [firstName, lastName].filter { !$0.isEmpty }.joined(separator: " ") }
}

struct PhoneField: View {
    @Binding var phone: Contact.Phone

    var body: some View {
        HStack {
            Picker("Label", selection: $phone.label) {
                ForEach(Contact.Phone.Label.allCases, id: \.self) { label in
                    Text(label.rawValue).tag(label)
                }
            }
            .labelsHidden()
            TextField("Number", text: $phone.number)
                .keyboardType(.phonePad)
        }
    }
}

struct AddressFields: View {
    @Binding var address: Contact.Address

    var body: some View {
        TextField("Street", text: $address.street)
        TextField("City", text: $address.city)
    }
}

struct ContactForm: View {
    @Bindable var contact: Contact

    var body: some View {
        Form {
            Section("Name") {
                TextField("First name", text: $contact.firstName)
                TextField("Last name", text: $contact.lastName)
                Toggle("Favourite", isOn: $contact.isFavourite)
            }
            Section("Phones") {
                ForEach($contact.phones) { $phone in
                    PhoneField(phone: $phone)
                }
                .onDelete { contact.phones.remove(atOffsets: $0) }
                Button("Add a number") { contact.phones.append(.init()) }
            }
            Section("Address") {
                if let address = Binding($contact.address) {
                    AddressFields(address: address)
                    Button("Remove", role: .destructive) { contact.address = nil }
                } else {
                    Button("Add an address") { contact.address = .init() }
                }
            }
        }
    }
}

struct ContactHeader: View {
    let contact: Contact

    var body: some View {
        HStack {
            Image(systemName: contact.isFavourite ? "star.circle.fill" : "person.circle")
                .resizable()
                .frame(width: 48, height: 48)
            Text(contact.fullName)
                .font(.title2)
        }
    }
}

struct ContactScreen: View {
    @State private var contact = Contact(firstName: "Noor", lastName: "Vos", phones: [.init(number: "030 1234")])

    var body: some View {
        VStack {
            ContactHeader(contact: contact)
            ContactForm(contact: contact)
        }
    }
}

#Preview {
    ContactScreen()
}
