import SwiftUI

protocol WizardPage: View {
    var title: String { get }
    var isComplete: Bool { get }
}

struct NamePage: WizardPage {
    @Binding var name: String
    let title = "Your name"
    var isComplete: Bool { !name.isEmpty }

    var body: some View {
        TextField("Name", text: $name)
    }
}

struct ColourPage: WizardPage {
    @Binding var colour: Color?
    let title = "Your colour"
    var isComplete: Bool { colour != nil }

    private let colours: [Color] = [.red, .green, .blue]

    var body: some View {
        HStack {
            ForEach(colours, id: \.self) { option in
                Button { colour = option } label: {
                    Circle()
                        .fill(option)
                        .frame(width: 44, height: 44)
                        .overlay { if colour == option { Image(systemName: "checkmark") } }
                }
                .accessibilityLabel(option.description)
            }
        }
    }
}

struct DonePage: WizardPage {
    let name: String
    let title = "Done"
    let isComplete = true

    var body: some View {
        Text("Welcome, \(name)!")
    }
}

struct WizardFrame<Page: WizardPage>: View {
    let page: Page
    let progress: Double
    var back: (() -> Void)?
    let next: () -> Void

    var body: some View {
        VStack(spacing: 16) {
            ProgressView(value: progress) {
                Text(page.title)
            } currentValueLabel: {
                Text(progress, format: .percent)
            }
            page
                .frame(maxHeight: .infinity)
            HStack {
                if let back {
                    Button("Back", action: back)
                }
                Spacer()
                Button("Next", action: next)
                    .disabled(!page.isComplete)
            }
        }
        .padding()
    }
}

struct WizardView: View {
    @State private var index = 0
    @State private var name = ""
    @State private var colour: Color?

    private let count = 3

    var body: some View {
        currentPage
            .animation(.default, value: index)
    }

    @ViewBuilder
    private var currentPage: some View {
        switch index {
        case 0: frame(NamePage(name: $name))
        case 1: frame(ColourPage(colour: $colour))
        default: frame(DonePage(name: name))
        }
    }

    private func frame(_ page: some WizardPage) -> some View {
        WizardFrame(
            page: page,
            progress: Double(index + 1) / Double(count),
            back: index > 0 ? { index -= 1 } : nil,
            next: { index = (index + 1) % count }
        )
    }
}

#Preview {
    WizardView()
}
