import SwiftUI
import Combine

final class LoginModel: ObservableObject {
    @Published var email = ""
    @Published var password = ""
    @Published var repeated = ""
    @Published private(set) var problems: [String] = []
    @Published private(set) var isValid = false

    private var bag = Set<AnyCancellable>()

    init() {
        let emailIsValid = $email
            .map { $0.contains("@") && $0.contains(".") }
            .removeDuplicates()

        let passwordIsStrong = $password
            .map { $0.count >= 8 && $0.rangeOfCharacter(from: .decimalDigits) != nil }

        let passwordsMatch = Publishers.CombineLatest($password, $repeated)
            .map { $0 == $1 }

        Publishers.CombineLatest3(emailIsValid, passwordIsStrong, passwordsMatch)
            .dropFirst()
            .map { email, strong, match -> [String] in
                var problems: [String] = []
                if !email { problems.append("Enter a valid address.") }
                if !strong { problems.append("Use eight characters and a digit.") }
                if !match { problems.append("The passwords differ.") }
                return problems
            }
            .assign(to: &$problems)

        $problems
            .dropFirst()
            .map(\.isEmpty)
            .assign(to: \.isValid, on: self)
            .store(in: &bag)
    }
}

struct LoginForm: View {
    private enum Field: Hashable { case email, password, repeated }

    @StateObject private var model = LoginModel()
    @FocusState private var focus: Field?
    @State private var isSignedIn = false

    var body: some View {
        Form {
            Section(header: Text("Account")) {
                TextField("Email", text: $model.email)
                    .focused($focus, equals: .email)
                    .submitLabel(.next)
                    .onSubmit { focus = .password }
                SecureField("Password", text: $model.password)
                    .focused($focus, equals: .password)
                    .submitLabel(.next)
                    .onSubmit { focus = .repeated }
                SecureField("Repeat the password", text: $model.repeated)
                    .focused($focus, equals: .repeated)
                    .submitLabel(.done)
            }
            if !model.problems.isEmpty {
                Section {
                    ForEach(model.problems, id: \.self) { problem in
                        Label(problem, systemImage: "exclamationmark.circle")
                            .foregroundColor(.red)
                    }
                }
            }
            Section {
                Button("Sign up") { isSignedIn = true }
                    .disabled(!model.isValid)
            }
        }
        .defaultFocus($focus, .email)
        .alert(isPresented: $isSignedIn) {
            Alert(title: Text("Welcome"), message: Text(model.email), dismissButton: .default(Text("Thanks")))
        }
        .onAppear { focus = .email }
    }
}

#Preview {
    LoginForm()
}
