import SwiftUI

struct Margins: Codable, Equatable {
    var top = 2
    var side = 3
}

extension Margins: RawRepresentable {
    init?(rawValue: String) {
        let parts = rawValue.split(separator: ",").compactMap { Int($0) }
        guard parts.count == 2 else { return nil }
        top = parts[0]
        side = parts[1]
    }

    var rawValue: String { "\(top),\(side)" }
}

enum SortOrder: Int, CaseIterable {
    case name, date, size

    var title: String {
        switch self {
        case .name: return NSLocalizedString("Name", comment: "sort order")
        case .date: return NSLocalizedString("Date", comment: "sort order")
        case .size: return NSLocalizedString("Size", comment: "sort order")
        }
    }
}

enum Keys {
    static let fontSize = "fontSize"
    static let sortOrder = "sortOrder"
    static let nickname = "nickname"
    static let margins = "margins"
}

struct Reader: View {
    @AppStorage(Keys.fontSize) private var fontSize = 14.0
    @AppStorage(Keys.nickname) private var nickname: String?
    @AppStorage(Keys.margins) private var margins = Margins()

    var body: some View {
        VStack(alignment: .leading) {
            Text("Hello, \(nickname ?? "reader")")
            Text("The quick brown fox jumps over the lazy dog.")
                .font(.system(size: fontSize))
        }
        .padding(.top, CGFloat(margins.top) * 4)
        .padding(.horizontal, CGFloat(margins.side) * 4)
    }
}

struct SortLabel: View {
    @AppStorage(Keys.sortOrder) private var order: SortOrder = .name

    var body: some View {
        Label("Sorted by \(order.title.lowercased())", systemImage: "arrow.up.arrow.down")
    }
}

struct PreferencesForm: View {
    @AppStorage(Keys.fontSize) private var fontSize = 14.0
    @AppStorage(Keys.sortOrder) private var order: SortOrder = .name
    @AppStorage(Keys.nickname) private var nickname: String?
    @AppStorage(Keys.margins) private var margins = Margins()

    private var nicknameText: Binding<String> {
        Binding(
            get: { nickname ?? "" },
            set: { nickname = $0.isEmpty ? nil : $0 }
        )
    }

    var body: some View {
        Form {
            TextField("Nickname", text: nicknameText)
            Slider(value: $fontSize, in: 10...24, step: 1) {
                Text("Size")
            } onEditingChanged: { isEditing in
                print(isEditing ? "editing" : "finished")
            }
            Picker("Sort by", selection: $order) {
                ForEach(SortOrder.allCases, id: \.rawValue) { order in
                    Text(order.title).tag(order)
                }
            }
            Stepper("Side margin \(margins.side)", value: $margins.side, in: 0...8)
            Button("Forget me") { nickname = nil }
        }
    }
}

struct PreferencesScreen: View {
    var body: some View {
        VStack {
            Reader()
            SortLabel()
            PreferencesForm()
        }
    }
}

#Preview {
    PreferencesScreen()
}
